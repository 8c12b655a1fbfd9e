import {
  activitiesAnswer,
  activitiesQuery,
  activityAnswer,
  changedAnswer,
  messageAnswer,
  restoreBody,
  restoreManyBody,
} from '@pundi/contract'
import { userOf } from '../auth/guards'
import type { Room } from '../http/contract'
import { oneRecord } from '../http/one-record'
import { pageOf, readCursor } from '../http/page'
import { Refusal } from '../http/refusal'
import { inLanguageOf } from '../messages/say'
import { typesThatSay } from './activity-types'
import { describeEntry } from './describe-entry'
import { listActivities, removeActivity } from './queries'
import { restore } from './restore'
import { findEntries } from './restore-queries'

export const activityRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'The user’s own log',
        querystring: activitiesQuery,
        response: { 200: activitiesAnswer },
      },
    },
    async request => {
      const { search, cursor, limit } = request.query
      const say = inLanguageOf(request)
      const page = await listActivities(app.database, {
        user_id: userOf(request).id,
        types: search === undefined ? undefined : typesThatSay(search, say),
        after: readCursor(cursor, '-time'),
        limit,
      })
      const rows = page.rows.map(row => ({ ...row, type: say(row.type) }))
      return pageOf({ ...page, rows }, limit, '-time', row => [row.date, row.id])
    },
  )
  app.get(
    '/:id',
    {
      schema: {
        summary: 'An entry of the log, with what its record was before and after',
        params: oneRecord,
        response: { 200: activityAnswer },
      },
    },
    async request => {
      const { id } = userOf(request)
      const [entry] = await findEntries(app.database, id, [request.params.id])
      if (!entry) throw new Refusal(404, 'Not found')
      return { data: await describeEntry(app.database, id, entry, inLanguageOf(request)) }
    },
  )

  app.delete(
    '/:id',
    { schema: { summary: 'Remove a line of the log', params: oneRecord, response: { 200: messageAnswer } } },
    async request => {
      const isGone = await removeActivity(app.database, userOf(request).id, request.params.id)
      if (!isGone) throw new Refusal(404, 'Not found')
      return { message: inLanguageOf(request)('The activity has been deleted.') }
    },
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        summary: 'Bring back what an entry’s record was before',
        params: oneRecord,
        body: restoreBody,
        refuses: [409],
        response: { 200: changedAnswer },
      },
      config: { activity: 'Restore' },
    },
    async request => ({
      data: await restore(app.database, userOf(request).id, [request.params.id], request.body),
    }),
  )

  app.post(
    '/restore',
    {
      schema: {
        summary: 'Bring back what the records of several entries were before, all or none',
        body: restoreManyBody,
        refuses: [404, 409],
        response: { 200: changedAnswer },
      },
      config: { activity: 'Restore' },
    },
    async request => ({ data: await restore(app.database, userOf(request).id, request.body.ids) }),
  )
}
