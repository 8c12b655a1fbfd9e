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

/** Stores the user and preferences, unless another session than `token` has begun. */
export function updateUser(user: User, token: string) {
  if (session.getState().token !== token) return
  store(token, String(user.id))
  prefer(user)
  changeSession({ user, userid: String(user.id) })
}

/** Deletes this tab's drafts. The caller tells the server. */
export function signOut() {
  dropDraftsOfOthers(null)
  end(undefined)
}

/** Ends a session after a 401 (specification, section 4, Expiry). Keeps this tab's drafts. */
export function expire() {
  const { token, userid } = readStored()
  const before = session.getState()
  // Another tab has signed in since: its session stays.
  if (token !== null && token !== before.token) {
    void dropAnswersOfOthers(before.userid)
    changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
    return
  }
  console.warn('Token expired! Logging out...')
  end('expired')
}

/** Deletes the session's stored answers, because none may outlive it (decision 163). */
function end(ended: 'expired' | undefined) {
  const { userid } = session.getState()
  store(null, null)
  void dropAnswersOfOthers(userid)
  changeSession({ token: null, userid: null, user: undefined, ended, isFromElsewhere: false })
}
