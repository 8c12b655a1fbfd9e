/**
 * The areas of the application. An area belongs to one remote, and access belongs to the area: the shell
 * guards it, whatever a remote says.
 */
export type Area = 'accounts' | 'user' | 'admin'

/** The name under which a remote is built and published. */
export type RemoteName = 'auth' | 'user' | 'admin'

export const areaOfRemote: Record<RemoteName, Area> = { auth: 'accounts', user: 'user', admin: 'admin' }

const accountPaths = new Set([
  '/sign-in',
  '/sign-up',
  '/google-callback',
  '/request-password-reset',
  '/change-password',
  '/confirm-email',
])

const isUnder = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)

/**
 * The area that owns a path, or undefined for what belongs to no remote: the landing page,
 * also in a language of two letters, the api, published files
 * and whatever is no plain lower-case path ("/Admin", "/a//b", "/a?b").
 */
export function areaOf(path: string): Area | undefined {
  if (!/^(\/[a-z0-9][a-z0-9-]*)+$/.test(path)) return undefined
  if (['/api', '/oidc', '/r', '/healthz', '/readyz', '/metrics'].some(reserved => isUnder(path, reserved)))
    return undefined
  if (/^\/[a-z]{2}$/.test(path)) return undefined
  if (accountPaths.has(path)) return 'accounts'
  if (isUnder(path, '/admin')) return 'admin'
  return 'user'
}
