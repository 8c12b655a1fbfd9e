import type { Role } from '@pundi/contract'
import { areaOf } from '@pundi/contract/federation'

/**
 * Where somebody goes who has just signed in: where they were headed, if that is a page of an area they may enter or
 * the one on which a password is changed, else /admin for an admin and /dashboard for everybody else. Never out of the application, however `next` is written.
 */
export function nextPath(next: string | null, role: Role) {
  const home = role === 'admin' ? '/admin' : '/dashboard'
  // Browsers read "//" and "/\" as the start of another host, and drop tabs and line breaks before they look.
  // eslint-disable-next-line no-control-regex
  if (!next || !/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(next)) return home
  const { pathname, search, hash } = new URL(next, 'http://pundi.invalid')
  const area = areaOf(pathname)
  const mayEnter = area !== undefined && area !== 'accounts' && (area !== 'admin' || role === 'admin')
  return mayEnter || pathname === '/change-password' ? pathname + search + hash : home
}
