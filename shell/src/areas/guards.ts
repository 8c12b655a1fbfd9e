import { nextPath, type Area } from '@pundi/contract/federation'
import { currentUser, session } from '@pundi/platform/session'
import { data, redirect, replace, type MiddlewareFunction } from 'react-router-dom'
import { text } from '../catalogue/text'

/*
 * Route guards. They run before the loaders of an area, so a refused user never requests the area's
 * remote. The server checks permissions too.
 */

const forVisitors: MiddlewareFunction = async ({ request: { url } }) => {
  const { pathname, searchParams } = new URL(url)
  // Signed-in users may open the other pages of this area, such as the password reset and the
  // return from Google.
  if (!['/sign-in', '/sign-up'].includes(pathname) || !session.getState().token) return
  throw leadTo(nextPath(searchParams.get('next'), await askRole()), url)
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

/** An area that the shell does not know is open to all signed-in users. */
export function guardOf(area: Area | undefined): MiddlewareFunction {
  if (area === 'accounts') return forVisitors
  return area === 'admin' ? forAdmins : forUsers
}

export function signInFor(url: string) {
  const { pathname, search } = new URL(url)
  // The router's requests contain no fragment (`#…`), so read the fragment from the address bar.
  const hash = isShown(pathname + search) ? location.hash : ''
  return `/sign-in?next=${encodeURIComponent(pathname + search + hash)}`
}

/**
 * Redirects to `path`. If the address bar already shows the refused address, the redirect replaces
 * the current history entry. If that entry remained, Back would lead to it, and the guard would
 * redirect again.
 */
function leadTo(path: string, from: string) {
  const { pathname, search } = new URL(from)
  return isShown(pathname + search) ? replace(path) : redirect(path)
}

const isShown = (path: string) => location.pathname + location.search === path

const askRole = async () => (await currentUser(text('Failed to fetch user data'))).role
