import { findCurrentUser, logout, rotateToken } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session, signIn } from '@pundi/platform/session'
import { replace } from 'react-router-dom'
import { takeTabKey } from '../../shared/google/tab-key'
import { comeBackClean, takeToken } from '../../shared/link-token/link-token'

let arrival: Promise<string> | undefined

/**
 * Takes the token out of the address. Redirects to /sign-in if there is no token, or if this tab
 * did not start the sign-in.
 */
export function loadArrival(address: string) {
  const token = takeToken(address)
  if (token) {
    // Anybody can make such an address. So a token that this tab did not request is ignored.
    if (!takeTabKey(new URL(address).searchParams.get('tab'))) return replace('/sign-in?problem=elsewhere')
    arrival = finishLogin(token).finally(() => {
      arrival = undefined
    })
    return comeBackClean('/google-callback')
  }
  return arrival ? { arrival } : replace('/sign-in')
}

export type GoogleCallbackData = Exclude<ReturnType<typeof loadArrival>, Response>

const fallback = ''

/**
 * Starts a session with the token of a social sign-in. If another tab has signed in meanwhile, that
 * tab's session remains, and the new session ends.
 * @returns the next page, which does not depend on the role (specification, section 2)
 */
async function finishLogin(token: string) {
  try {
    const { data } = await send(findCurrentUser, { token, fallback })
    const fresh = await swapToken(token)
    if (session.getState().token === null) signIn({ token: fresh, data })
    else await send(logout, { token: fresh, fallback })
    return '/dashboard'
  } catch (error) {
    if (error instanceof HttpError) return '/sign-in?problem=failed'
    throw error
  }
}

/**
 * Exchanges the token from the address for a new token; the old token then stops working. Call this
 * before storing a token, because other tabs use a stored token at once. If the exchange fails,
 * returns the old token.
 */
async function swapToken(token: string): Promise<string> {
  try {
    return (await send(rotateToken, { token, fallback })).token
  } catch (error) {
    if (error instanceof HttpError) return token
    throw error
  }
}
