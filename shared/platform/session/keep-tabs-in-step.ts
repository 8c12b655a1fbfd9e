import { dropDraftsOfOthers } from './drafts'
import { rereadPreferences } from './preferences'
import { changeSession, session } from './session'
import { preferenceNames } from './storage'
import { readStored } from './stored'

/**
 * Follows other tabs: signing out in one signs out all, signing in as somebody else changes all, and so do preferences.
 * A page that comes back from the browser's cache, or into sight, has missed their events and reads the storage again.
 *
 * @returns ends it
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

function hear({ key }: StorageEvent) {
  // A null key is localStorage.clear().
  if (key === null || preferenceNames.some(name => name === key)) rereadPreferences()
  if (key === null || key === 'token') followSession()
}

function readAgain() {
  if (document.hidden) return
  followSession()
  rereadPreferences()
}

function followSession() {
  const { token, userid } = readStored()
  if (token === session.getState().token) return
  // Where nobody is signed in any more the session may have expired: the draft is kept for its user.
  if (userid !== null) dropDraftsOfOthers(userid)
  changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
}
