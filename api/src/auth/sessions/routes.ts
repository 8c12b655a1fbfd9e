import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../http/on'
import { notFound } from '../../http/errors/refusal'
import { inLanguageOf } from '../../messages/say'
import { holding, userOf } from '../guards'
import { removeSession } from '../queries'
import { nameDevice } from './name-device'
import { listSessions, removeOtherSessions } from './queries'

export const sessionListRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listSessions, { aboutSession: true }, async request => {
    const user = userOf(request)
    const rows = await listSessions(database, user.id)
    const data = rows.map(({ user_agent, ...row }) => ({
      ...row,
      device: nameDevice(user_agent),
      current: row.id === user.session_id,
    }))
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.removeSession, { aboutSession: true }, async request => {
    const isEnded = await removeSession(
      holding(request),
      userOf(request).id,
      request.params.id,
      request.network,
    )
    if (!isEnded) throw notFound()
    return { message: inLanguageOf(request)('The session has ended.') }
  })

  on(app, calls.removeOtherSessions, { aboutSession: true }, async request => {
    const { id: userId, session_id } = userOf(request)
    await removeOtherSessions(holding(request), userId, session_id, request.network)
    return { message: inLanguageOf(request)('You are signed out on all other devices.') }
  })
}
