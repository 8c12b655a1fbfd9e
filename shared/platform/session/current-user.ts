import type { User } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { session } from './session'
import { updateUser } from './transitions'

/**
 * The user of this session: as already known, else as the server says, which is then known. For a browser that has a
 * token.
 *
 * @param fallback what the person is told when the server gives no message of its own
 * @throws HttpError where the server does not say
 */
export async function currentUser(fallback: string): Promise<User> {
  const { user, token } = session.getState()
  if (user) return user
  const { data } = await request<{ data: User }>('/auth/user', { fallback })
  updateUser(data, token!)
  return data
}
