import { findCurrentUser, type User } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { session } from './session'
import { updateUser } from './transitions'

/**
 * The session's user, from memory or from the server. There must be a session.
 *
 * @param fallback message of the error if the server sends none
 * @throws HttpError if the server does not return the user
 */
export const currentUser = async (fallback: string): Promise<User> =>
  session.getState().user ?? askUser(fallback)

/** Like `currentUser`, but always asks the server. */
export async function askUser(fallback: string): Promise<User> {
  const { token } = session.getState()
  const { data } = await send(findCurrentUser, { fallback })
  if (token !== null) updateUser(data, token)
  return data
}
