/** Over https a name that a browser takes from this host alone, and for all of it. On http there is no such name. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_device' : 'pundi_device')

const YEAR = 365 * 24 * 60 * 60

/**
 * A cookie that says that somebody has got in from this browser before. It lets nobody in. Lax: the way back from a
 * provider of sign-ins, which another site begins, is to find the one that is there and not make another.
 */
export const deviceCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${origin.startsWith('https:') ? '; Secure' : ''}`

/** The secret in a Cookie header. */
export function readDeviceCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}
