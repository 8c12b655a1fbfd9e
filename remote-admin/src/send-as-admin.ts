import { HttpError, send, type CallOptions, type JsonCall } from '@pundi/platform/http'
import { askUser, session } from '@pundi/platform/session'
import { text } from './catalogue/text'

/** A call of the admin area, as `send` makes it; one that is refused for the role has the role asked for anew. */
export const sendAsAdmin = <Of extends JsonCall>(call: Of, options: CallOptions<Of>) =>
  watchRole(send(call, options))

/** Where the role is gone, the shell's guard says so once the session knows. */
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
