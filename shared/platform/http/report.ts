import { type BodyOf, type Call, readName } from '@pundi/contract'
import { addressOf } from './place-of-call'

/**
 * Sends a report without waiting for the response, even while the page unloads. If the request
 * fails, the report is lost. No token is sent, because reports are anonymous.
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
