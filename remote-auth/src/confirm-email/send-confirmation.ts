import { confirmEmail } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { type Said, sayAnswer } from '../refusal'
import { linkToken } from '../link-token'

/** The result of confirming. `dead` is a link that is used or too old, or whose address another account has now. */
export interface ConfirmAnswer {
  message: Said
  became: 'confirmed' | 'dead' | 'failed'
}

/** Confirms the address that the link of this tab was sent to. */
export async function sendConfirmation(): Promise<ConfirmAnswer | null> {
  const link = confirmToken.read()
  if (link === null) return null
  try {
    const { message } = await send(confirmEmail, {
      token: link,
      fallback: text('Your email address could not be confirmed.'),
    })
    confirmToken.forget()
    return { became: 'confirmed', message: sayAnswer(message, 'Your email address has been changed.') }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const isDead = [401, 409].includes(error.status)
    if (isDead) confirmToken.forget()
    return {
      became: isDead ? 'dead' : 'failed',
      message: sayAnswer(error.message, 'Your email address could not be confirmed.'),
    }
  }
}

/** The token of the confirmation link that opened this tab. */
export const confirmToken = linkToken()

/** Opening the link confirms nothing: programs that scan e-mails open every link. */
export const loadLink = (address: string) =>
  confirmToken.take(address) ?? { hasLink: confirmToken.read() !== null }

export type ConfirmEmailData = Exclude<ReturnType<typeof loadLink>, Response>
