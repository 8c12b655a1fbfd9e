import type { ActionFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-checks'
import { readRefusal, refuseFields, type Refusal } from '../refusal'
import { requestReset } from './request-password-reset-api'

export { RequestPasswordResetScreen as Component } from './RequestPasswordResetScreen'

export type ResetAnswer = Refusal & { isSent: boolean }

export async function action({ request }: ActionFunctionArgs): Promise<ResetAnswer> {
  try {
    const { forgotPasswordBody } = await loadChecks(text('Something went wrong.'))
    const body = forgotPasswordBody.safeParse(Object.fromEntries(await request.formData()))
    if (!body.success) return { ...refuseFields(body.error.issues), isSent: false }
    const { message } = await requestReset(body.data)
    return {
      message: message || text('An email has been sent if the address exists.'),
      errors: {},
      isSent: true,
    }
  } catch (error) {
    return { ...readRefusal(error), isSent: false }
  }
}
