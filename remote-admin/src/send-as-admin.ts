import { HttpError, send, type CallOptions, type JsonCall } from '@pundi/platform/http'
import { askUser, session } from '@pundi/platform/session'
import { text } from './catalogue/text'

/** Sends a call of the admin area. After a 403 the user's role is loaded again. */
export const sendAsAdmin = <Of extends JsonCall>(call: Of, options: CallOptions<Of>) =>
  watchRole(send(call, options))

/** Loads the user again after a 403. Where the role is gone, the shell's guard then says so. */
export async function watchRole<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError && error.status === 403 && session.getState().token !== null)
      await askUser(text('Failed to fetch user data')).catch(unlessRefused)
    throw error
  }
}

/** What was refused is told all the same. */
function unlessRefused(error: unknown) {
  if (!(error instanceof HttpError)) throw error
}
