import type { Role, SessionAnswer } from '@pundi/contract'
import { signIn } from '@pundi/platform/session'
import { redirect } from 'react-router-dom'
import { resetToken } from './change-password/reset-token'
import { isPagePath, isUnder } from '@pundi/contract/federation'

/** Signs in, and redirects to `?next=` of the page whose form was sent. */
export function beginSession(answer: SessionAnswer, page: string) {
  signIn(answer)
  resetToken.forget()
  return redirect(nextPath(new URL(page).searchParams.get('next'), answer.data.role))
}

/** The pages of this area from which nobody is led to another one of them. */
const ownPaths = [
  ...['/sign-in', '/sign-up', '/google-callback', '/request-password-reset'],
  ...['/confirm-email', '/unsubscribe'],
]

/**
 * The page after signing in: `next`, where it may be a page of an area that the user may enter, or /change-password.
 * Which areas there are is the shell's to know. Every other `next` leads an admin to /admin and everybody else to
 * /dashboard, so never out of the application.
 */
export function nextPath(next: string | null, role: Role) {
  const home = role === 'admin' ? '/admin' : '/dashboard'
  // Browsers read "//" and "/\" as the start of another host, and drop tabs and line breaks before they look.
  // oxlint-disable-next-line no-control-regex
  if (!next || !/^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/.test(next)) return home
  const { pathname, search, hash } = new URL(next, 'http://pundi.invalid')
  const isForRole = role === 'admin' || !isUnder(pathname, '/admin')
  return isPagePath(pathname) && isForRole && !ownPaths.includes(pathname) ? pathname + search + hash : home
}

/** The query of a link between sign-in and sign-up: `next` of the page's own query, and nothing else. */
export function keepNext(search: string) {
  const next = new URLSearchParams(search).get('next')
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
