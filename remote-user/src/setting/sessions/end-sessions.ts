import { removeOtherSessions, removeSession } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export interface EndAnswer {
  isEnded: boolean
  message: string
}

/** Ends the session that a form names, or all others where it names none. */
export async function endSessions(form: FormData): Promise<EndAnswer> {
  const id = form.get('session_id') as string | null
  try {
    const { message } = await (id === null
      ? send(removeOtherSessions, { fallback: text('The sessions could not be ended.') })
      : send(removeSession, { params: { id }, fallback: text('The session could not be ended.') }))
    return { isEnded: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Signed out there meanwhile: what was wished for is so.
    if (error.status === 404) return { isEnded: true, message: text('The session has ended.') }
    return { isEnded: false, message: error.message }
  }
}
