import { confirmEmail } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { type Said, sayAnswer } from '../refusal'
import { linkToken } from '../link-token'

/** Of which address a link is: the one that the account is to have, or the one that it has. */
export type LinkedAddress = 'new' | 'present'

/** The result of confirming. `dead` is a link that is used or too old, or whose address another account has now. */
export interface ConfirmAnswer {
  message: Said
  of: LinkedAddress
  became: 'confirmed' | 'dead' | 'failed'
}

const ofLink = (token: string): LinkedAddress => (token.startsWith('prove.') ? 'present' : 'new')

/** Confirms the address that the link of this tab was sent to. */
export async function sendConfirmation(): Promise<ConfirmAnswer | null> {
  const link = confirmToken.read()
  if (link === null) return null
  const of = ofLink(link)
  try {
    const { message } = await send(confirmEmail, {
      token: link,
      fallback: text('Your email address could not be confirmed.'),
    })
    confirmToken.forget()
    const done = of === 'new' ? 'Your email address has been changed.' : 'Your email address is confirmed.'
    return { of, became: 'confirmed', message: sayAnswer(message, done) }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const isDead = [401, 409].includes(error.status)
    if (isDead) confirmToken.forget()
    return {
      of,
      became: isDead ? 'dead' : 'failed',
      message: sayAnswer(error.message, 'Your email address could not be confirmed.'),
    }
  }
}

/** The token of the confirmation link that opened this tab. */
export const confirmToken = linkToken()

/** Opening the link confirms nothing: programs that scan e-mails open every link. */
export function loadLink(address: string) {
  const away = confirmToken.take(address)
  if (away) return away
  const token = confirmToken.read()
  return { link: token === null ? null : ofLink(token) }
}

export type ConfirmEmailData = Exclude<ReturnType<typeof loadLink>, Response>
