import { adminLogFilter } from '@pundi/shared/contract'
import type { Room } from '../../../http/contract'
import { sendCsv } from '../../../http/send-csv'
import { inLanguageOf } from '../../../messages/say'
import { filterLogs } from '../filter-logs'
import { listLogsInBatches } from '../queries'
import { writeLogs } from './write-logs'

export const adminLogExportRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'All of the audit that a filter keeps, as CSV (text/csv)',
        querystring: adminLogFilter,
      },
      // It would read everything to say how it is.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const say = inLanguageOf(request)
      const batches = listLogsInBatches(app.database, filterLogs(request.query, say))
      return sendCsv(reply, 'pundi-logs', writeLogs(batches, say), request.query.time_zone)
    },
  )
}
