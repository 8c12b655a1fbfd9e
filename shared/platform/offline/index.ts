import { findCurrentUser, pathOf } from '@pundi/contract'
import { type Offline, takeAnswers } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { dropAnswersOfOthers, findAnswer, keepAnswer, keepFor, keepUnnamed } from './answers'
import { connection, followNetwork, forgetConnection, settle } from './connection'
import { outbox } from './outbox'

export const device: Offline = { findAnswer, connection, settle, outbox }

/** Keeps the answers of this document from now on, and those that were given until now. */
function begin() {
  followNetwork()
  takeAnswers(keepAnswer)
  const meet = () => {
    const { userid, token, user } = session.getState()
    if (userid === null) return
    keepUnnamed()
    void dropAnswersOfOthers(userid)
    // What the user chose since the server described them.
    if (user && token !== null) keepFor(userid, [pathOf(findCurrentUser, {}), token, { data: user }])
  }
  meet()
  session.subscribe((now, before) => {
    if (now.token !== before.token) forgetConnection()
    if (now.userid !== before.userid || now.user !== before.user) meet()
  })
}

begin()
