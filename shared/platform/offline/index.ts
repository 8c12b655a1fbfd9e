import { findCurrentUser, pathOf } from '@pundi/contract'
import { type Offline, takeAnswers } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { dropAnswersOfOthers } from '../session/device'
import { findAnswer, keepAnswer, keepFor, keepUnnamed } from './answers'
import { connection, followNetwork, forgetConnection, settle } from './connection'
import { outbox } from './outbox'

export const device: Offline = { findAnswer, connection, settle, outbox }

/** Keeps the answers of this document from now on, and those that were given until now. */
function begin() {
  followNetwork()
  takeAnswers(keepAnswer)
  const meet = () => {
    const { userid, token, user } = session.getState()
    // A session that ended while no tab could delete its answers, or in an earlier release, may have left some.
    if (userid !== null || token === null) void dropAnswersOfOthers()
    if (userid === null) return
    keepUnnamed()
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
