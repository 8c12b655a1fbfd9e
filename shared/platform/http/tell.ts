import { addressOf } from './place-of-call'

/**
 * Sends what nobody waits for, also from a page that is being left. Without network it is lost, and then it is of no
 * consequence. It carries no token: what is told is nobody's own.
 */
export function tell(path: string, body: unknown) {
  fetch(addressOf(path), {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
