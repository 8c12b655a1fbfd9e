import { dropDraftsOfOthers } from './drafts'
import { rereadPreferences } from './preferences'
import { changeSession, session } from './session'
import { isStored, preferenceNames } from './storage'
import { readStored } from './stored'

/**
 * Follows sign-in, sign-out and preferences of other tabs. A page in the back/forward cache misses
 * storage events, so the storage is also read when the page becomes visible or leaves that cache.
 *
 * @returns a function that stops this
 */
export function keepTabsInStep() {
  window.addEventListener('storage', hear)
  window.addEventListener('pageshow', readAgain)
  document.addEventListener('visibilitychange', readAgain)
  return () => {
    window.removeEventListener('storage', hear)
    window.removeEventListener('pageshow', readAgain)
    document.removeEventListener('visibilitychange', readAgain)
  }
}

/**
 * True if this tab's session could not be stored. Then a missing token in the storage does not mean
 * a sign-out.
 */
const isAlone = () => !isStored() && readStored().token === null

function hear({ key }: StorageEvent) {
  if (isAlone()) return
  // The key is null after localStorage.clear().
  if (key === null || preferenceNames.some(name => name === key)) rereadPreferences()
  if (key === null || key === 'token') followSession()
}

function readAgain() {
  if (document.hidden || isAlone()) return
  followSession()
  rereadPreferences()
}

function followSession() {
  const { token, userid } = readStored()
  if (token === session.getState().token) return
  // If no user is stored, the drafts must remain: perhaps the user did not sign out, but the
  // session expired.
  if (userid !== null) dropDraftsOfOthers(userid)
  changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
}
