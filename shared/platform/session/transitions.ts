import type { SessionAnswer, User } from '@pundi/contract'
import { dropAnswersOfOthers } from './device'
import { dropDraftsOfOthers } from './drafts'
import { prefer } from './preferences'
import { changeSession, session } from './session'
import { store } from './storage'
import { readStored } from './stored'

/** Begins a session: stores its token and the user's id. */
export function signIn({ token, data }: SessionAnswer) {
  store(token, String(data.id))
  dropDraftsOfOthers(String(data.id))
  prefer(data)
  changeSession({ token, userid: String(data.id), user: data, ended: undefined, isFromElsewhere: false })
}

/** Stores the user and their preferences. Does nothing if the session of `token` is over. */
export function updateUser(user: User, token: string) {
  if (session.getState().token !== token) return
  store(token, String(user.id))
  prefer(user)
  changeSession({ user, userid: String(user.id) })
}

/**
 * Ends the session here and deletes this tab's drafts. The caller sends the sign-out to the server.
 */
export function signOut() {
  dropDraftsOfOthers(null)
  end(undefined)
}

/** Ends the session after a 401 (specification, section 4, Expiry). This tab's drafts remain. */
export function expire() {
  const { token, userid } = readStored()
  const before = session.getState()
  // Meanwhile, another tab has signed in. Use that tab's session.
  if (token !== null && token !== before.token) {
    void dropAnswersOfOthers(before.userid)
    changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
    return
  }
  console.warn('Token expired! Logging out...')
  end('expired')
}

/**
 * Ends the session. Deletes the answers stored for offline use too, because they must not outlive
 * the session (decision 163).
 */
function end(ended: 'expired' | undefined) {
  const { userid } = session.getState()
  store(null, null)
  void dropAnswersOfOthers(userid)
  changeSession({ token: null, userid: null, user: undefined, ended, isFromElsewhere: false })
}
