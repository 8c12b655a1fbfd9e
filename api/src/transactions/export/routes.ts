import { exportQuery } from '@pundi/contract'
import { userOf } from '../../auth/guards'
import type { Room } from '../../http/contract'
import { sendCsv } from '../../http/send-csv'
import { languageOf } from '../../messages/say'
import { listInBatches } from '../list/queries'
import { writeTransactions } from './write-transactions'

export const exportRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'All that a filter keeps, as CSV',
        description:
          'In the words and numbers of Accept-Language: separated by ; with a decimal comma in id and es, by , with a point in en, which is the one for programs.',
        querystring: exportQuery,
        sends: 'text/csv',
      },
      // It would read everything to say how it is.
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const { sort, ...filter } = request.query
      const batches = listInBatches(app.database, userOf(request).id, filter, sort)
      const pieces = writeTransactions(batches, languageOf(request))
      return sendCsv(reply, 'pundi-transactions', pieces, filter.time_zone)
    },
  )
}
