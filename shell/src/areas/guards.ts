import type { User } from '@pundi/shared/contract'
import type { Area } from '@pundi/shared/federation'
import { request } from '@pundi/shared/http'
import { session, updateUser } from '@pundi/shared/session'
import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { text } from '../catalogue/text'
import { AccessProblem } from './access-problem'

/*
 * Who may enter an area. A guard runs before any loader of the area, so before the first byte of its remote; the server
 * enforces the same with every call.
 */

const forVisitors: MiddlewareFunction = async ({ request: { url } }) => {
  const { pathname } = new URL(url)
  // A signed-in user has business at the other accounts pages: a reset link, a social callback.
  if (!['/sign-in', '/sign-up'].includes(pathname) || !session.getState().token) return
  const { role } = await currentUser()
  throw redirect(role === 'admin' ? '/admin' : '/dashboard')
}

const forUsers: MiddlewareFunction = ({ request: { url } }) => {
  if (!session.getState().token) throw redirect(signInFor(url))
}

const forAdmins: MiddlewareFunction = async ({ request: { url } }) => {
  const { token, ended } = session.getState()
  if (ended === 'expired') throw redirect(signInFor(url))
  if (!token) throw new AccessProblem('sign-in-first')
  const { role } = await currentUser()
  if (role !== 'admin') throw new AccessProblem('not-allowed')
}

export const guards: Record<Area, MiddlewareFunction> = {
  accounts: forVisitors,
  user: forUsers,
  admin: forAdmins,
}

/** The sign-in page that leads back to where the visitor was headed. */
export function signInFor(url: string) {
  const { pathname, search } = new URL(url)
  return `/sign-in?next=${encodeURIComponent(pathname + search)}`
}

/** The role is the server's word, asked once for each session and page load. */
async function currentUser(): Promise<User> {
  const { user, token } = session.getState()
  if (user) return user
  const { data } = await request<{ data: User }>('/auth/user', {
    fallback: text('Failed to fetch user data'),
  })
  updateUser(data, token!)
  return data
}
