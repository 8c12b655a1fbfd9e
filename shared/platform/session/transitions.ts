import type { SessionAnswer, User } from '@pundi/contract'
import { dropAnswersOfOthers } from './device'
import { dropDraftsOfOthers } from './drafts'
import { prefer } from './preferences'
import { changeSession, session } from './session'
import { store } from './storage'
import { readStored } from './stored'

/** Begins a session: keeps its token and the user's id in the browser. */
export function signIn({ token, data }: SessionAnswer) {
  store(token, String(data.id))
  dropDraftsOfOthers(String(data.id))
  prefer(data)
  changeSession({ token, userid: String(data.id), user: data, ended: undefined, isFromElsewhere: false })
}

/**
 * Keeps what the server says of the user of the session with this `token`, preferences included. Drops it where another
 * session has begun since.
 */
export function updateUser(user: User, token: string) {
  if (session.getState().token !== token) return
  store(token, String(user.id))
  prefer(user)
  changeSession({ user, userid: String(user.id) })
}

/** Ends the session in this browser, with the drafts in this tab. The caller tells the server. */
export function signOut() {
  dropDraftsOfOthers(null)
  end(undefined)
}

/** Ends a session whose token the server refuses (specification, section 4, Expiry). The drafts stay in this tab. */
export function expire() {
  const { token, userid } = readStored()
  const before = session.getState()
  // Another tab has signed in since; its session is that of this browser.
  if (token !== null && token !== before.token) {
    void dropAnswersOfOthers(before.userid)
    changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
    return
  }
  console.warn('Token expired! Logging out...')
  end('expired')
}

/** Whichever way a session ends, no answer stays on the device (decision 188). */
function end(ended: 'expired' | undefined) {
  const { userid } = session.getState()
  store(null, null)
  void dropAnswersOfOthers(userid)
  changeSession({ token: null, userid: null, user: undefined, ended, isFromElsewhere: false })
}
