import { forgotPassword } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import {
  complaintsOf,
  loadChecks,
  readRefusal,
  type Refusal,
  refuse,
  sayAnswer,
} from '../../shared/form/refusal'

export type ResetAnswer = Refusal & { isSent: boolean }

export async function requestReset(form: FormData): Promise<ResetAnswer> {
  const fallback = text('Something went wrong.')
  try {
    const { forgotPasswordBody } = await loadChecks(fallback)
    const body = forgotPasswordBody.safeParse(Object.fromEntries(form))
    if (!body.success) return { ...refuse(complaintsOf(body.error.issues)), isSent: false }
    const { message } = await send(forgotPassword, { body: body.data, token: null, fallback })
    return {
      message: sayAnswer(message, 'An email has been sent if the address exists.'),
      ...refuse({}),
      isSent: true,
    }
  } catch (error) {
    return { ...readRefusal(error, 'Something went wrong.'), isSent: false }
  }
}
