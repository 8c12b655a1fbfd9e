import { findCurrentUser, pathOf } from '@pundi/contract'
import { type Offline, takeAnswers } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { dropAnswersOfOthers } from '../session/device'
import { findAnswer, keepAnswer, keepFor, keepUnnamed } from './answers'
import { connection, followNetwork, forgetConnection, settle } from './connection'
import { outbox } from './outbox'

export const device: Offline = { findAnswer, connection, settle, outbox }

function begin() {
  followNetwork()
  takeAnswers(keepAnswer)
  const meet = () => {
    const { userid, token, user } = session.getState()
    // Answers of an earlier session may still be stored, because no tab could delete them or an
    // older release left them.
    if (userid !== null || token === null) void dropAnswersOfOthers()
    if (userid === null) return
    keepUnnamed()
    // Store the user again, because preferences may have changed since the server's answer.
    if (user && token !== null) keepFor(userid, [pathOf(findCurrentUser, {}), token, { data: user }])
  }
  meet()
  session.subscribe((now, before) => {
    if (now.token !== before.token) forgetConnection()
    if (now.userid !== before.userid || now.user !== before.user) meet()
  })
}

begin()
