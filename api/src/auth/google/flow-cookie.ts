/**
 * The prefix `__Host-` makes browsers accept the cookie from this host only, for all paths. So no other host of the
 * domain, and nobody who tampers with the connection, can replace it. It needs https.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_sign_in' : 'pundi_sign_in')

// `SameSite=Lax`, because the provider redirects back: a navigation that another site began.
const about = (origin: string, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

/** A cookie that lets only the browser that began a flow end it, within ten minutes. */
export const flowCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; ${about(origin, 600)}`

/** Removes the cookie. */
export const noFlowCookie = (origin: string) => `${nameAt(origin)}=; ${about(origin, 0)}`

/** The secret in a Cookie header; undefined if it has none, or one of another form. */
export function readFlowCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}
