import { beginGoogle as redirect, listProviders, readName } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { makeTabKey } from './tab-key'

/** Where the browser itself goes; no call. */
export const googleAddress = `/api${readName(redirect)[1]}`

/** The same, for a sign-in that begins now in this tab and ends here alone. */
export const beginGoogle = () => `${googleAddress}?tab=${makeTabKey()}`

/** Whether signing in with Google leads anywhere here. Where nobody can say, it may: the server will tell. */
export async function isGoogleThere() {
  try {
    const { data } = await send(listProviders, { token: null, fallback: '' })
    return data.google
  } catch (error) {
    if (error instanceof HttpError) return true
    throw error
  }
}
