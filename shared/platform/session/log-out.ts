import { logout } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session } from './session'
import { signOut } from './transitions'

interface LogOutMessages {
  /** Logged if there is no session. */
  missing: string
  /** Logged if the call fails and the server sends no message. */
  fallback: string
}

/**
 * Ends the browser's session even if the server refuses or does not answer. Failures are only
 * logged (specification, section 8).
 */
export async function logOut({ missing, fallback }: LogOutMessages) {
  try {
    if (session.getState().token === null) console.warn(missing)
    else await send(logout, { fallback })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    console.warn(error.message)
  } finally {
    signOut()
  }
}
