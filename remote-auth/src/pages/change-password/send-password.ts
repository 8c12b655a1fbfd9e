import { changePassword } from '@pundi/contract'
import { send, type HttpError } from '@pundi/platform/http'
import { signOut } from '@pundi/platform/session'
import { text } from '../../catalogue/text'
import { comparePasswords, refuseWeak } from '../../shared/new-password/refuse-weak'
import {
  complaintsOf,
  hasComplaints,
  loadChecks,
  readRefusal,
  refuse,
  sayAnswer,
  type Refusal,
  type Said,
} from '../../shared/form/refusal'
import { resetToken } from '../../shared/link-token/reset-token'

export type PasswordAnswer =
  | { isChanged: true; message: Said; mustSignIn: boolean }
  | (Refusal & {
      isChanged: false
      asksCurrent: boolean
      /** True if the reset link was used or replaced, or has expired. */
      isLinkDead?: boolean
    })

export async function sendPassword(form: FormData): Promise<PasswordAnswer> {
  const asksCurrent = form.has('current_password')
  const fallback = text('Failed to update password')
  try {
    const { changePasswordBody } = await loadChecks(fallback)
    const body = changePasswordBody.safeParse(Object.fromEntries(form))
    const complaints = {
      ...(await refuseWeak(form)),
      ...complaintsOf(body.error?.issues),
      ...comparePasswords(form),
    }
    if (!body.success || hasComplaints(complaints))
      return { isChanged: false, ...refuse(complaints), asksCurrent }
    const link = resetToken.read()
    const { message, sign_in } = await send(changePassword, {
      body: body.data,
      // Without a reset link the call carries the session's token.
      ...(link !== null && { token: link }),
      fallback,
    })
    resetToken.forget()
    if (sign_in) signOut()
    return {
      isChanged: true,
      message: sayAnswer(message, 'Your password has been changed.'),
      mustSignIn: sign_in,
    }
  } catch (error) {
    const refusal = readRefusal(error, 'Failed to update password')
    const isLinkDead = resetToken.read() !== null && (error as HttpError).status === 401
    if (isLinkDead) resetToken.forget()
    const isAskedFor = 'current_password' in refusal.errors(text)
    return { isChanged: false, ...refusal, asksCurrent: asksCurrent || isAskedFor, isLinkDead }
  }
}
