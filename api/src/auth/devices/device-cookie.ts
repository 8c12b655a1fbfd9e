/** The prefix `__Host-` makes browsers accept the cookie from this host only, for all paths. It needs https. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_device' : 'pundi_device')

const YEAR = 365 * 24 * 60 * 60

/**
 * A cookie that says that a sign-in from this browser has succeeded before. It does not sign anybody in. It is
 * `SameSite=Lax` so that it is sent when a sign-in provider redirects back; otherwise a second one would be made.
 */
export const deviceCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}${origin.startsWith('https:') ? '; Secure' : ''}`

/** The secret in a Cookie header; undefined if it has none, or one of another form. */
export function readDeviceCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}
