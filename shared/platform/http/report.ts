import { type BodyOf, type Call, readName } from '@pundi/contract'
import { addressOf } from './place-of-call'

/**
 * Sends what nobody waits for, also from a page that is being left. Without network it is lost, and then it is of no
 * consequence. It carries no token: what is told is nobody's own.
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
