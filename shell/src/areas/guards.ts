import type { Area } from '@pundi/contract/federation'
import { currentUser, session } from '@pundi/platform/session'
import { data, redirect, replace, type MiddlewareFunction } from 'react-router-dom'
import { text } from '../catalogue/text'

/*
 * Who may enter an area. A guard runs before any loader of the area, so before the first byte of its remote is asked
 * for. The server enforces the same for every call.
 */

const forVisitors: MiddlewareFunction = async ({ request: { url } }) => {
  const { pathname } = new URL(url)
  // A signed-in user may need the other accounts pages: a reset link, the return from Google.
  if (!['/sign-in', '/sign-up'].includes(pathname) || !session.getState().token) return
  const role = await askRole()
  throw leadTo(role === 'admin' ? '/admin' : '/dashboard', url)
}

const forUsers: MiddlewareFunction = ({ request: { url } }) => {
  if (!session.getState().token) throw leadTo(signInFor(url), url)
}

const forAdmins: MiddlewareFunction = async ({ request: { url } }) => {
  const { token, ended } = session.getState()
  if (ended === 'expired') throw leadTo(signInFor(url), url)
  if (!token) throw data(null, { status: 401 })
  if ((await askRole()) !== 'admin') throw data(null, { status: 403 })
}

/** Who may enter an area. One that the shell does not know by its name is for everybody who has signed in. */
export function guardOf(area: Area | undefined): MiddlewareFunction {
  if (area === 'accounts') return forVisitors
  return area === 'admin' ? forAdmins : forUsers
}

/** The address of the sign-in page that leads back to `url` afterwards. */
export function signInFor(url: string) {
  const { pathname, search } = new URL(url)
  return `/sign-in?next=${encodeURIComponent(pathname + search)}`
}

/**
 * A redirect from an address. One that is in the address bar already, by Back, by a reload or as its session ended, is
 * replaced there: an entry that leads away again would keep Back from ever leaving the site.
 */
function leadTo(path: string, from: string) {
  const { pathname, search } = new URL(from)
  const isThere = location.pathname + location.search === pathname + search
  return isThere ? replace(path) : redirect(path)
}

/** The role comes from the server, asked once for each session and page load. */
const askRole = async () => (await currentUser(text('Failed to fetch user data'))).role
