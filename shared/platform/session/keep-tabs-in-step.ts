import { dropDraftsOfOthers } from './drafts'
import { rereadPreferences } from './preferences'
import { changeSession, session } from './session'
import { preferenceNames } from './storage'
import { readStored } from './stored'

/**
 * Follows other tabs: signing out in one signs out all, signing in as somebody else changes all, and so do preferences.
 *
 * @returns ends it
 */
export function keepTabsInStep() {
  const follow = (event: StorageEvent) => {
    // A null key is localStorage.clear().
    if (event.key === null || preferenceNames.some(name => name === event.key)) rereadPreferences()
    if (event.key !== 'token' && event.key !== null) return
    const { token, userid } = readStored()
    if (token === session.getState().token) return
    // Where nobody is signed in any more the session may have expired: the draft is kept for its user.
    if (userid !== null) dropDraftsOfOthers(userid)
    changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
