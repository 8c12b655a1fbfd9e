import type { SessionAnswer } from '@pundi/contract'
import { signIn } from '@pundi/platform/session'
import { redirect } from 'react-router-dom'
import { resetToken } from './change-password/reset-token'
import { nextPath } from './next-path'

/** Signs in, and leads on to where the person was headed: `?next=` of the page whose form was sent. */
export function beginSession(answer: SessionAnswer, page: string) {
  signIn(answer)
  resetToken.forget()
  return redirect(nextPath(new URL(page).searchParams.get('next'), answer.data.role))
}
