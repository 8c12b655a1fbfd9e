import type { User } from '@pundi/shared/contract'
import { HttpError } from '@pundi/shared/http'
import { session, signIn } from '@pundi/shared/session'
import { endSession, getUser, rotate } from './google-callback-api'

/**
 * Makes the token of a social sign-in this browser's session. Where somebody has signed in meanwhile, in another tab, they
 * stay, and the session that nobody will use is ended.
 *
 * @returns where the person goes on; the role is not asked for on this way (specification, section 2)
 */
export async function finishLogin(token: string) {
  try {
    const { data } = await getUser(token)
    if (session.getState().token === null) {
      signIn({ token, data })
      await swapToken(token, data)
    } else await endSession(token)
    return '/dashboard'
  } catch (error) {
    if (error instanceof HttpError) return '/sign-in?problem=failed'
    throw error
  }
}

/**
 * A token that stood in an address is swapped for one that never did, before any other call could carry the old one and
 * find it dead. Where that fails, the old one goes on.
 */
async function swapToken(token: string, data: User) {
  try {
    const { token: fresh } = await rotate(token)
    if (session.getState().token === token) signIn({ token: fresh, data })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
