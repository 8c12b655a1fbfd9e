import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { sendCsv } from '../../http/files/send-csv'
import { languageOf } from '../../messages/say'
import { listInBatches } from '../list/queries'
import { hasPlanned } from './queries'
import { writeTransactions } from './write-transactions'

export const exportRoutes: FastifyPluginAsync = async app => {
  on(app, calls.exportTransactions, async (request, reply) => {
    const { sort, ...filter } = request.query
    const reader = userOf(request)
    const today = (await hasPlanned(app.database, reader, filter)) ? reader.today : undefined
    const batches = listInBatches(app.database, reader, filter, sort)
    const pieces = writeTransactions(batches, languageOf(request), today)
    return sendCsv(reply, 'pundi-transactions', pieces, filter.time_zone)
  })
}
