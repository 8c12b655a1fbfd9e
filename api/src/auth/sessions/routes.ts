import { messageAnswer, sessionsAnswer } from '@pundi/contract'
import type { Room } from '../../http/contract'
import { oneRecord } from '../../http/one-record'
import { Refusal } from '../../http/refusal'
import { inLanguageOf } from '../../messages/say'
import { userOf } from '../guards'
import { removeSession } from '../queries'
import { nameDevice } from './name-device'
import { listSessions, removeOtherSessions } from './queries'

export const sessionListRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/',
    {
      schema: { summary: 'Where the account is signed in', response: { 200: sessionsAnswer } },
      config: { aboutSession: true },
    },
    async request => {
      const user = userOf(request)
      const rows = await listSessions(database, user.id)
      const data = rows.map(({ user_agent, ...row }) => ({
        ...row,
        device: nameDevice(user_agent),
        current: row.id === user.session_id,
      }))
      return { data, meta: { total: data.length, next_cursor: null } }
    },
  )

  app.delete(
    '/:id',
    {
      schema: { summary: 'End one session', params: oneRecord, response: { 200: messageAnswer } },
      config: { aboutSession: true },
    },
    async request => {
      const isEnded = await removeSession(database, userOf(request).id, request.params.id, request.network)
      if (!isEnded) throw new Refusal(404, 'Not found')
      return { message: inLanguageOf(request)('The session has ended.') }
    },
  )

  app.delete(
    '/',
    {
      schema: { summary: 'End all sessions but this one', response: { 200: messageAnswer } },
      config: { aboutSession: true },
    },
    async request => {
      const { id: userId, session_id } = userOf(request)
      await removeOtherSessions(database, userId, session_id, request.network)
      return { message: inLanguageOf(request)('You are signed out everywhere else.') }
    },
  )
}
