import type { Area } from '@pundi/contract/federation'
import { currentUser, session } from '@pundi/platform/session'
import { data, redirect, type MiddlewareFunction } from 'react-router-dom'
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
  throw redirect(role === 'admin' ? '/admin' : '/dashboard')
}

const forUsers: MiddlewareFunction = ({ request: { url } }) => {
  if (!session.getState().token) throw redirect(signInFor(url))
}

const forAdmins: MiddlewareFunction = async ({ request: { url } }) => {
  const { token, ended } = session.getState()
  if (ended === 'expired') throw redirect(signInFor(url))
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

/** The role comes from the server, asked once for each session and page load. */
const askRole = async () => (await currentUser(text('Failed to fetch user data'))).role
