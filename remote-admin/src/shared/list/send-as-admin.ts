import { HttpError, send, type CallOptions, type JsonCall } from '@pundi/platform/http'
import { askUser, session } from '@pundi/platform/session'
import { text } from '../../catalogue/text'

export const sendAsAdmin = <Of extends JsonCall>(call: Of, options: CallOptions<Of>) =>
  watchRole(send(call, options))

/**
 * After a 403, loads the user again. If the user is no longer an administrator, the shell then
 * leaves the admin area.
 */
export async function watchRole<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError && error.status === 403 && session.getState().token !== null)
      await askUser(text('Failed to fetch user data')).catch(unlessRefused)
    throw error
  }
}

/**
 * Ignores a failed call, so that the original 403 is reported. Any other error is a bug and is
 * rethrown.
 */
function unlessRefused(error: unknown) {
  if (!(error instanceof HttpError)) throw error
}
