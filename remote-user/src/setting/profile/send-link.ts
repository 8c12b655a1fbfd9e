import { sendEmailLink } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'

/** What became of asking for a link. `message` says where it went, or why it did not. */
export interface LinkAnswer {
  at: number
  isSent: boolean
  message: string
}

/** Asks for a link that confirms the present address. The settings are loaded again: it may be confirmed by now. */
export async function sendLink(): Promise<LinkAnswer> {
  try {
    const { message } = await send(sendEmailLink, { fallback: text("The link couldn't be sent.") })
    return { at: Date.now(), isSent: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { at: Date.now(), isSent: false, message: error.message }
  }
}
