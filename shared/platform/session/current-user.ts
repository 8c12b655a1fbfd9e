import { findCurrentUser, type User } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { session } from './session'
import { updateUser } from './transitions'

/**
 * The session's user, from memory or the server. Needs a token.
 *
 * @param fallback shown if the server sends no message
 * @throws HttpError if the server does not answer with the user
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
