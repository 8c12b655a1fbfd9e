import type { Role, SessionAnswer } from '@pundi/contract'
import { signIn } from '@pundi/platform/session'
import { redirect } from 'react-router-dom'
import { resetToken } from './change-password/reset-token'
import { areaOf } from '@pundi/contract/federation'

/** Signs in, and leads on to where the person was headed: `?next=` of the page whose form was sent. */
export function beginSession(answer: SessionAnswer, page: string) {
  signIn(answer)
  resetToken.forget()
  return redirect(nextPath(new URL(page).searchParams.get('next'), answer.data.role))
}

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

/** What a link between sign-in and sign-up takes along of the address: where somebody was headed, nothing else. */
export function keepNext(search: string) {
  const next = new URLSearchParams(search).get('next')
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
