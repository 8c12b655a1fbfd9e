import { HttpError, send, type CallOptions, type JsonCall } from '@pundi/platform/http'
import { askUser, session } from '@pundi/platform/session'
import { text } from '../../catalogue/text'

export const sendAsAdmin = <Of extends JsonCall>(call: Of, options: CallOptions<Of>) =>
  watchRole(send(call, options))

/** Reloads the user after a 403. If the user has lost the role, the shell's guard then reacts. */
export async function watchRole<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError && error.status === 403 && session.getState().token !== null)
      await askUser(text('Failed to fetch user data')).catch(unlessRefused)
    throw error
  }
}

/** Ignores a failed reload, so that the original refusal is reported. */
function unlessRefused(error: unknown) {
  if (!(error instanceof HttpError)) throw error
}
