import { unsubscribe } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { linkToken } from '../../shared/link-token/link-token'
import { type Said, sayAnswer } from '../../shared/form/refusal'

/** `none`: the user had already unsubscribed. `dead`: the link is invalid or has expired. */
export interface UnsubscribeAnswer {
  message: Said
  became: 'stopped' | 'none' | 'dead' | 'failed'
}

const fallback = 'We couldn’t stop the emails.'

/**
 * Unsubscribes with the link that opened this tab. Returns null if this tab was opened without a
 * link. The server still accepts this link and the links in other e-mails afterwards.
 */
export async function sendUnsubscribe(): Promise<UnsubscribeAnswer | null> {
  const link = unsubscribeToken.read()
  if (link === null) return null
  try {
    const { message, kind } = await send(unsubscribe, { token: link, fallback: text(fallback) })
    unsubscribeToken.forget()
    return { became: kind === null ? 'none' : 'stopped', message: () => message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const isDead = error.status === 401
    if (isDead) unsubscribeToken.forget()
    return { became: isDead ? 'dead' : 'failed', message: sayAnswer(error.message, fallback) }
  }
}

export const unsubscribeToken = linkToken()

/** Opening the link does not unsubscribe yet, because e-mail scanners open every link. */
export const loadLink = (address: string) =>
  unsubscribeToken.take(address) ?? { hasLink: unsubscribeToken.read() !== null }

export type UnsubscribeData = Exclude<ReturnType<typeof loadLink>, Response>
