// Lax: the way back from the provider is a navigation that another site began.
const name = 'pundi_sign_in'
const about = (origin: string, seconds: number) =>
  `Path=/api/auth/google/callback; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`

/** A cookie that lets the browser that began a flow end it, within ten minutes. */
export const flowCookie = (secret: string, origin: string) => `${name}=${secret}; ${about(origin, 600)}`

/** Takes the cookie away again. */
export const noFlowCookie = (origin: string) => `${name}=; ${about(origin, 0)}`

/** The secret in a Cookie header. */
export const readFlowCookie = (header: string | undefined): string | undefined =>
  /(?:^|; ?)pundi_sign_in=([\w-]{43})(?:;|$)/.exec(header ?? '')?.[1]
