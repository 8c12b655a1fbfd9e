import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../../http/on'
import { sendCsv } from '../../../http/files/send-csv'
import { languageOf, sayIn } from '../../../messages/say'
import { filterLogs } from '../filter-logs'
import { listLogsInBatches } from '../queries'
import { writeLogs } from './write-logs'

export const adminLogExportRoutes: FastifyPluginAsync = async app => {
  on(app, calls.exportAdminLogs, async (request, reply) => {
    const language = languageOf(request)
    const batches = listLogsInBatches(app.database, filterLogs(request.query, sayIn(language)))
    return sendCsv(reply, 'pundi-logs', writeLogs(batches, language), request.query.time_zone)
  })
}
