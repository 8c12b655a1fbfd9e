import { type BodyOf, type Call, readName } from '@pundi/contract'
import { addressOf } from './place-of-call'

/**
 * Fire and forget, even while the page unloads. A failed report is dropped. Sent without a token: reports are
 * anonymous.
 */
export function report<Of extends Call>(call: Of, body: BodyOf<Of>) {
  const [method, path] = readName(call)
  fetch(addressOf(path), {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
