import { Readable } from 'node:stream'
import { exportQuery } from '@pundi/shared/contract'
import { userOf } from '../../auth/guards'
import type { Room } from '../../http/contract'
import { inLanguageOf } from '../../messages/say'
import { listInBatches } from '../list-queries'
import { wallClock } from '../wall-clock'
import { writeCsv } from './write-csv'

export const exportRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: { summary: 'All that a filter keeps, as CSV (text/csv)', querystring: exportQuery },
      // It would read everything to say how it is.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { sort, ...filter } = request.query
      const batches = listInBatches(app.database, userOf(request).id, filter, sort)
      const pieces = writeCsv(batches, inLanguageOf(request))
      // Before the first byte: a fault can still be answered as one.
      const first = await pieces.next()
      const today = wallClock(filter.time_zone).slice(0, 10)
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="pundi-transactions-${today}.csv"`)
      // Whoever goes away ends the stream, and with it the asking for batches.
      return reply.send(Readable.from(together(first.value as string, pieces), { highWaterMark: 1 }))
    },
  )
}

async function* together(first: string, rest: AsyncGenerator<string>) {
  yield first
  yield* rest
}
