import { findCurrentUser, logout, rotateToken } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { session, signIn } from '@pundi/platform/session'
import { replace } from 'react-router-dom'
import { takeTabKey } from '../google/tab-key'
import { comeBackClean, takeToken } from '../link-token'

let arrival: Promise<string> | undefined

/** Finishes the login whose token the address has. Without a token, redirects to the sign-in page. */
export function loadArrival(address: string) {
  const token = takeToken(address)
  if (token) {
    // Anybody can make such an address, so a token that this tab did not ask for is not used.
    if (!takeTabKey(new URL(address).searchParams.get('tab'))) return replace('/sign-in?problem=elsewhere')
    arrival = finishLogin(token).finally(() => {
      arrival = undefined
    })
    return comeBackClean('/google-callback')
  }
  return arrival ? { arrival } : replace('/sign-in')
}

export type GoogleCallbackData = Exclude<ReturnType<typeof loadArrival>, Response>

/** Nobody reads why one of these calls failed. */
const fallback = ''

/**
 * Makes the token of a social sign-in this browser's session. Where somebody has signed in meanwhile, in another tab, they
 * stay, and the session that nobody will use is ended.
 *
 * @returns where the person goes on; the role is not asked for on this way (specification, section 2)
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
 * A token that stood in an address is swapped for one that never did, before it is stored: other tabs take up what is
 * stored at once, and would call with a token that is dead a moment later. Where that fails, the old one goes on.
 */
async function swapToken(token: string): Promise<string> {
  try {
    return (await send(rotateToken, { token, fallback })).token
  } catch (error) {
    if (error instanceof HttpError) return token
    throw error
  }
}
