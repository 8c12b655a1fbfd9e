import { type adminUserAnswer, type Call, calls, declarationOf, type oneRecord } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import type { ActivityType } from '../../activities/activity-types'
import { userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { countedPageOf, readCursor } from '../../http/page'
import { adminsOnly, notFound, Refusal } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import { type Becoming, changeUser } from './change-queries'
import { findUser, listUsers } from './queries'

type Changing = Call<
  string,
  {
    access: 'admin'
    summary: string
    params: typeof oneRecord
    answer: typeof adminUserAnswer
    activity: ActivityType
  }
>

export const adminUserRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listAdminUsers, async ({ query: { cursor, ...asked } }) => {
    const page = await listUsers(database, { ...asked, after: readCursor(cursor, asked.sort) })
    return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
  })

  /** @param self the refusal for an administrator who tries it on their own account */
  function onChange(call: Changing, change: Becoming, self?: MessageId) {
    const { activity: action } = declarationOf(call)
    on(app, call, async request => {
      const [actorId, { id }, { network }] = [userOf(request).id, request.params, request]
      const { is_known, is_allowed } = await changeUser(database, actorId, id, { ...change, action, network })
      if (!is_allowed) throw adminsOnly()
      const data = is_known ? await findUser(database, id) : undefined
      if (!data) throw notFound()
      if (self && id === actorId) throw new Refusal(409, self)
      return { data }
    })
  }
  onChange(calls.deactivateUser, { column: 'status', value: 'deactive' }, 'You cannot deactivate yourself.')
  onChange(calls.activateUser, { column: 'status', value: 'active' })
  onChange(calls.promoteUser, { column: 'role', value: 'admin' })
  onChange(calls.demoteUser, { column: 'role', value: 'user' }, 'You cannot demote yourself.')
}
