/**
 * Over https a name that a browser takes from this host alone, and for all of it: no other host of the domain and
 * nothing on the way can put a cookie of theirs in its place. On http there is no such name.
 */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-pundi_sign_in' : 'pundi_sign_in')

// Lax: the way back from the provider is a navigation that another site began.
const about = (origin: string, seconds: number) =>
  `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

/** A cookie that lets the browser that began a flow end it, within ten minutes. */
export const flowCookie = (secret: string, origin: string) =>
  `${nameAt(origin)}=${secret}; ${about(origin, 600)}`

/** Takes the cookie away again. */
export const noFlowCookie = (origin: string) => `${nameAt(origin)}=; ${about(origin, 0)}`

/** The secret in a Cookie header. */
export function readFlowCookie(header: string | undefined, origin: string): string | undefined {
  const pairs = (header ?? '').split(/; ?/).map(pair => pair.split('='))
  const [, secret = ''] = pairs.find(([name]) => name === nameAt(origin)) ?? []
  return /^[\w-]{43}$/.test(secret) ? secret : undefined
}
