import { expire } from '@pundi/platform/session'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'
import { logout } from './setting-api'

/**
 * Ends the session as its time would: what was typed waits in this tab, and signing in leads back to it. As with Logout,
 * a refusal of the server is only logged.
 */
export async function signInAgain() {
  if ((await settleCall(logout())) === null) console.warn(text('Logout failed!'))
  expire()
}
