import { adminUserAnswer, adminUsersAnswer, adminUsersQuery } from '@pundi/contract'
import { userOf } from '../../auth/guards'
import type { Room } from '../../http/contract'
import { oneRecord } from '../../http/one-record'
import { countedPageOf, readCursor } from '../../http/page'
import { Refusal } from '../../http/refusal'
import type { MessageId } from '../../messages/say'
import { type Change, changeUser } from './change-queries'
import { findUser, listUsers } from './queries'

/** `self` is the refusal of who would do it to themselves. */
type Action = Change & { summary: string; self?: MessageId }

const actions: Record<'deactivate' | 'activate' | 'promote' | 'demote', Action> = {
  deactivate: {
    action: 'Deactivate user',
    column: 'status',
    value: 'deactive',
    summary: 'Deactivate a user, whose sessions end at once',
    self: 'You cannot deactivate yourself.',
  },
  activate: {
    action: 'Activate user',
    column: 'status',
    value: 'active',
    summary: 'Let a deactivated user in again',
  },
  promote: {
    action: 'Promote user',
    column: 'role',
    value: 'admin',
    summary: 'Make a user an administrator',
  },
  demote: {
    action: 'Demote user',
    column: 'role',
    value: 'user',
    summary: 'Make an administrator a regular user',
    self: 'You cannot demote yourself.',
  },
}

export const adminUserRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/',
    {
      schema: { summary: 'Every user', querystring: adminUsersQuery, response: { 200: adminUsersAnswer } },
    },
    async ({ query: { cursor, ...asked } }) => {
      const page = await listUsers(database, { ...asked, after: readCursor(cursor, asked.sort) })
      return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
    },
  )

  for (const [name, { summary, self, ...change }] of Object.entries(actions))
    app.patch(
      `/:id/${name}`,
      {
        schema: { summary, params: oneRecord, refuses: [409], response: { 200: adminUserAnswer } },
        config: { activity: change.action },
      },
      async request => {
        const [actorId, { id }] = [userOf(request).id, request.params]
        const { is_known, is_allowed } = await changeUser(database, actorId, id, {
          ...change,
          network: request.network,
        })
        if (!is_allowed) throw new Refusal(403, 'This area is for administrators.')
        const data = is_known ? await findUser(database, id) : undefined
        if (!data) throw new Refusal(404, 'Not found')
        if (self && id === actorId) throw new Refusal(409, self)
        return { data }
      },
    )
}
