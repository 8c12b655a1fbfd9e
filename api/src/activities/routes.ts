import { activitiesAnswer, activitiesQuery } from '@pundi/shared/contract'
import { userOf } from '../auth/guards'
import type { Room } from '../http/contract'
import { pageOf, readCursor } from '../http/page'
import { inLanguageOf } from '../messages/say'
import { typesThatSay } from './activity-types'
import { listActivities } from './queries'

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
}
