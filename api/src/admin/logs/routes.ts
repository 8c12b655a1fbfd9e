import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../http/on'
import { countedPageOf, readCursor } from '../../http/page'
import { inLanguageOf } from '../../messages/say'
import { filterLogs } from './filter-logs'
import { listLogs } from './queries'

export const adminLogRoutes: FastifyPluginAsync = async app => {
  on(app, calls.listAdminLogs, async request => {
    const { limit, cursor, ...filter } = request.query
    const say = inLanguageOf(request)
    const after = readCursor(cursor, '-time')
    const page = await listLogs(app.database, filterLogs(filter, say), after, limit)
    const rows = page.rows.map(row => ({ ...row, action: say(row.action) }))
    return countedPageOf({ ...page, rows }, limit, '-time', row => [row.timestamp, row.id])
  })
}
