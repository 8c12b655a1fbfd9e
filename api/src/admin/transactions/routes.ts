import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../http/on'
import { countedPageOf, readCursor } from '../../http/page'
import { listAllTransactions, sumAllTransactions } from './queries'

export const adminTransactionRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listAdminTransactions, async ({ query: { sort, limit, cursor, ...filter } }) => {
    const after = readCursor(cursor, sort)
    const page = await listAllTransactions(database, { filter, sort, after, limit })
    const isByDate = sort.endsWith('date')
    return countedPageOf(page, limit, sort, row => [isByDate ? row.transaction_date : row.amount, row.id])
  })

  on(app, calls.sumAdminTransactions, async ({ query }) => ({
    data: await sumAllTransactions(database, query),
  }))
}
