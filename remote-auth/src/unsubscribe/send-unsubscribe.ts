import { unsubscribe } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { linkToken } from '../link-token'
import { type Said, sayAnswer } from '../refusal'

/** The result of the press. `none`: there was nothing to stop any more; `dead`: it was no link of ours. */
export interface UnsubscribeAnswer {
  message: Said
  became: 'stopped' | 'none' | 'dead' | 'failed'
}

const fallback = "The emails couldn't be stopped."

/** Ends e-mails of the kind that the link of this tab is of. The link stays good, as those in other e-mails do. */
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

/** The token of the link at the end of an e-mail that opened this tab. */
export const unsubscribeToken = linkToken()

/** Opening the link stops nothing: programs that scan e-mails open every link. */
export const loadLink = (address: string) =>
  unsubscribeToken.take(address) ?? { hasLink: unsubscribeToken.read() !== null }

export type UnsubscribeData = Exclude<ReturnType<typeof loadLink>, Response>
