import { logout } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session } from './session'
import { signOut } from './transitions'

interface LogOutMessages {
  /** Logged if no token is stored. */
  missing: string
  /** Logged if the call failed without a message from the server. */
  fallback: string
}

/** Ends the browser's session whatever the server answers; a failure is only logged (specification, section 8). */
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
