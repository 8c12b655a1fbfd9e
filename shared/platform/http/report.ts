import { type BodyOf, type Call, readName } from '@pundi/contract'
import { addressOf } from './place-of-call'

/**
 * Sends a report that nobody waits for, also while the page is being left. A report that cannot be sent is dropped. It
 * carries no token, since reports belong to nobody.
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
