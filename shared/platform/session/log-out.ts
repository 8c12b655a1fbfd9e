import { logout } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session } from './session'
import { signOut } from './transitions'

/** The specification's messages, from the caller's catalogue. */
interface LogOutMessages {
  /** Logout with no stored token. */
  missing: string
  /** The call failed without a message of the server's. */
  fallback: string
}

/**
 * Ends the session in this browser, whatever the server answers. A refusal is only logged (specification, section 8).
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
