import { HttpError } from '@pundi/shared/http'
import { session, signOut } from '@pundi/shared/session'
import { text } from '../catalogue/text'
import { postLogout } from './layout-api'

/** Ends the session here whatever the server says; its refusal is only logged (specification, section 8). */
export async function logOut() {
  try {
    if (session.getState().token === null) console.warn(text('No token found'))
    else await postLogout()
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    console.warn(error.message)
  } finally {
    signOut()
  }
}
