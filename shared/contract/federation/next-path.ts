import { isPageAddress, isUnder } from './paths'

/** Account pages that make no sense right after sign-in. */
const ownPaths = [
  ...['/sign-in', '/sign-up', '/google-callback', '/request-password-reset'],
  ...['/confirm-email', '/unsubscribe'],
]

/**
 * The page after sign-in: `next` if it is /change-password or a page that the user may enter.
 * Otherwise, administrators get /admin and all other users get /dashboard. The result is never an
 * address of another site.
 */
export function nextPath(next: string | null, role: 'user' | 'admin') {
  const home = role === 'admin' ? '/admin' : '/dashboard'
  // Browsers read "//" and "/\" as the start of a host name, after removing tabs and line breaks.
  // oxlint-disable-next-line no-control-regex
  if (!next || !/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(next)) return home
  const { pathname, search, hash } = new URL(next, 'http://pundi.invalid')
  const isForRole = role === 'admin' || !isUnder(pathname, '/admin')
  return isPageAddress(pathname) && isForRole && !ownPaths.includes(pathname)
    ? pathname + search + hash
    : home
}
