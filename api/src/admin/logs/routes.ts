import { adminLogsAnswer, adminLogsQuery } from '@pundi/contract'
import type { Room } from '../../http/contract'
import { countedPageOf, readCursor } from '../../http/page'
import { inLanguageOf } from '../../messages/say'
import { filterLogs } from './filter-logs'
import { listLogs } from './queries'

export const adminLogRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'What everybody did',
        querystring: adminLogsQuery,
        response: { 200: adminLogsAnswer },
      },
    },
    async request => {
      const { limit, cursor, ...filter } = request.query
      const say = inLanguageOf(request)
      const after = readCursor(cursor, '-time')
      const page = await listLogs(app.database, filterLogs(filter, say), after, limit)
      const rows = page.rows.map(row => ({ ...row, action: say(row.action) }))
      return countedPageOf({ ...page, rows }, limit, '-time', row => [row.timestamp, row.id])
    },
  )
}
