import type { SessionAnswer } from '@pundi/contract'
import { signIn } from '@pundi/platform/session'
import { replace } from 'react-router-dom'
import { resetToken } from '../link-token/reset-token'
import { nextPath } from '@pundi/contract/federation'

/**
 * Signs in and goes to the page in `?next=`. Replaces the form's history entry, so that Back skips
 * the form.
 */
export function beginSession(answer: SessionAnswer, page: string) {
  signIn(answer)
  resetToken.forget()
  return replace(nextPath(new URL(page).searchParams.get('next'), answer.data.role))
}

export function keepNext(search: string) {
  const next = new URLSearchParams(search).get('next')
  return next ? `?next=${encodeURIComponent(next)}` : ''
}
