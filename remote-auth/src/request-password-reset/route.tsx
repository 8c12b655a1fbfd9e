import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-checks'
import { complaintsOf, readRefusal, refuse, sayAnswer, type Refusal } from '../refusal'
import { requestReset } from './request-password-reset-api'

export { RequestPasswordResetScreen as Component } from './RequestPasswordResetScreen'

export type ResetAnswer = Refusal & { isSent: boolean }

export async function action({ request }: ActionFunctionArgs): Promise<ResetAnswer> {
  try {
    const { forgotPasswordBody } = await loadChecks(text('Something went wrong.'))
    const body = forgotPasswordBody.safeParse(Object.fromEntries(await request.formData()))
    if (!body.success) return { ...refuse(complaintsOf(body.error.issues)), isSent: false }
    const { message } = await requestReset(body.data)
    return {
      message: sayAnswer(message, 'An email has been sent if the address exists.'),
      ...refuse({}),
      isSent: true,
    }
  } catch (error) {
    return { ...readRefusal(error, 'Something went wrong.'), isSent: false }
  }
}
