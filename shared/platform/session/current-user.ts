import { findCurrentUser, type User } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { session } from './session'
import { updateUser } from './transitions'

/**
 * The user of this session: the known one, else as the server answers, which is then kept. Only for a browser that has
 * a token.
 *
 * @param fallback what the person is told when the server gives no message of its own
 * @throws HttpError where the server does not say
 */
export const currentUser = async (fallback: string): Promise<User> =>
  session.getState().user ?? askUser(fallback)

/** Asks the server for the user, whatever is known already. */
export async function askUser(fallback: string): Promise<User> {
  const { token } = session.getState()
  const { data } = await send(findCurrentUser, { fallback })
  if (token !== null) updateUser(data, token)
  return data
}
