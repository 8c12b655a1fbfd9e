import type { SessionAnswer, User } from '@pundi/contract'
import { dropDraftsOfOthers } from './drafts'
import { prefer } from './preferences'
import { changeSession, session } from './session'
import { readStored, store } from './storage'

/** A session has begun: its token and the user's id are kept in the browser. */
export function signIn({ token, data }: SessionAnswer) {
  store(token, String(data.id))
  dropDraftsOfOthers(String(data.id))
  prefer(data)
  changeSession({ token, userid: String(data.id), user: data, ended: undefined, isFromElsewhere: false })
}

/**
 * The server has described the user of the session that `token` belongs to, with what they prefer. Too late for another
 * one, it is dropped.
 */
export function updateUser(user: User, token: string) {
  if (session.getState().token !== token) return
  store(token, String(user.id))
  prefer(user)
  changeSession({ user, userid: String(user.id) })
}

/** Forgets the session in this browser; the server is told by whoever calls this. */
export function signOut() {
  dropDraftsOfOthers(null)
  end(undefined)
}

/** The server no longer knows the token (specification, section 4, Expiry). */
export function expire() {
  const { token, userid } = readStored()
  // Another tab has signed in since; its session is that of this browser.
  if (token !== null && token !== session.getState().token) {
    changeSession({ token, userid, user: undefined, ended: undefined, isFromElsewhere: true })
    return
  }
  console.warn('Token expired! Logging out...')
  end('expired')
}

function end(ended: 'expired' | undefined) {
  store(null, null)
  changeSession({ token: null, userid: null, user: undefined, ended, isFromElsewhere: false })
}
