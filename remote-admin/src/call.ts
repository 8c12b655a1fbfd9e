import type { User } from '@pundi/contract'
import { HttpError, request, type RequestOptions } from '@pundi/platform/http'
import { session, updateUser } from '@pundi/platform/session'
import { text } from './catalogue/text'

/** A call of the admin area, as `request` makes it; one that is refused for the role has the role asked for anew. */
export const call = <Answer>(path: string, options: RequestOptions) =>
  watchRole(request<Answer>(path, options))

/** Where the role is gone, the shell's guard says so once the session knows. */
export async function watchRole<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) await askRole()
    throw error
  }
}

async function askRole() {
  const { token } = session.getState()
  if (token === null) return
  try {
    const { data } = await request<{ data: User }>('/auth/user', {
      fallback: text('Failed to fetch user data'),
    })
    updateUser(data, token)
  } catch (error) {
    // What was refused is told all the same.
    if (!(error instanceof HttpError)) throw error
  }
}
