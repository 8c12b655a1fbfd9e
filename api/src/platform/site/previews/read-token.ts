import { createHmac, timingSafeEqual } from 'node:crypto'

export interface Ticket {
  name: string
  /** Milliseconds since 1970. */
  until: number
  token: string
}

const form = /^([a-z]+-[0-9a-f]{12})\.(\d{1,12})\.([\w-]{43})$/

/**
 * Reads a preview token that `deploy/preview/sign-link.ts` signed. Undefined if the token does not
 * fit any of the keys. `now`: milliseconds since 1970.
 */
export function readToken(
  token: string,
  keys: readonly string[],
  now = Date.now(),
): Ticket | 'ended' | undefined {
  const [, name = '', seconds = '', signature = ''] = form.exec(token) ?? []
  const given = Buffer.from(signature, 'base64url')
  const isSigned = keys.some(key => {
    const expected = createHmac('sha256', key).update(`preview ${name}.${seconds}`).digest()
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return undefined
  const until = Number(seconds) * 1000
  return until > now ? { name, until, token } : 'ended'
}
