import { confirmEmail } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { type Said, sayAnswer } from '../../shared/form/refusal'
import { linkToken } from '../../shared/link-token/link-token'

/** `new`: the account's future address. `present`: the account's current address. */
export type LinkedAddress = 'new' | 'present'

/** `dead`: the link was used or has expired, or another account has the address. */
export interface ConfirmAnswer {
  message: Said
  of: LinkedAddress
  became: 'confirmed' | 'dead' | 'failed'
}

const ofLink = (token: string): LinkedAddress => (token.startsWith('prove.') ? 'present' : 'new')

export async function sendConfirmation(): Promise<ConfirmAnswer | null> {
  const link = confirmToken.read()
  if (link === null) return null
  const of = ofLink(link)
  try {
    const { message } = await send(confirmEmail, {
      token: link,
      fallback: text('We couldn’t confirm your email address.'),
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
      message: sayAnswer(error.message, 'We couldn’t confirm your email address.'),
    }
  }
}

export const confirmToken = linkToken()

/** Opening the link does not confirm yet, because e-mail scanners open every link. */
export function loadLink(address: string) {
  const away = confirmToken.take(address)
  if (away) return away
  const token = confirmToken.read()
  return { link: token === null ? null : ofLink(token) }
}

export type ConfirmEmailData = Exclude<ReturnType<typeof loadLink>, Response>
