import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { endOtherSessions, endSession } from '../setting-api'

export interface EndAnswer {
  isEnded: boolean
  message: string
}

/** Ends the session that a form names, or all others where it names none. */
export async function endSessions(form: FormData): Promise<EndAnswer> {
  const id = form.get('session_id') as string | null
  try {
    const { message } = await (id === null ? endOtherSessions() : endSession(id))
    return { isEnded: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // Signed out there meanwhile: what was wished for is so.
    if (error.status === 404) return { isEnded: true, message: text('The session has ended.') }
    return { isEnded: false, message: error.message }
  }
}
