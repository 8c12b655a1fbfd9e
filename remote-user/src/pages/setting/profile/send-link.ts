import { sendEmailLink } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export interface LinkAnswer {
  at: number
  isSent: boolean
  message: string
}

/**
 * Sends the confirmation link again. The router then reloads the settings, because the address may
 * already be confirmed.
 */
export async function sendLink(): Promise<LinkAnswer> {
  try {
    const { message } = await send(sendEmailLink, { fallback: text('We couldn’t send the link.') })
    return { at: Date.now(), isSent: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { at: Date.now(), isSent: false, message: error.message }
  }
}
