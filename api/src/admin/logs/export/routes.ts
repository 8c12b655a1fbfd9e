import { adminLogFilter } from '@pundi/contract'
import type { Room } from '../../../http/contract'
import { sendCsv } from '../../../http/send-csv'
import { languageOf, sayIn } from '../../../messages/say'
import { filterLogs } from '../filter-logs'
import { listLogsInBatches } from '../queries'
import { writeLogs } from './write-logs'

export const adminLogExportRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'All of the audit that a filter keeps, as CSV',
        description:
          'In the words of Accept-Language: separated by ; in id and es, by , in en, which is the one for programs.',
        querystring: adminLogFilter,
        sends: 'text/csv',
      },
      // It would read everything to say how it is.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const language = languageOf(request)
      const batches = listLogsInBatches(app.database, filterLogs(request.query, sayIn(language)))
      return sendCsv(reply, 'pundi-logs', writeLogs(batches, language), request.query.time_zone)
    },
  )
}
