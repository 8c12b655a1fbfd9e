import {
  adminSummaryAnswer,
  adminTransactionFilter,
  adminTransactionsAnswer,
  adminTransactionsQuery,
} from '@pundi/contract'
import type { Room } from '../../http/contract'
import { countedPageOf, readCursor } from '../../http/page'
import { listAllTransactions, sumAllTransactions } from './queries'

export const adminTransactionRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/',
    {
      schema: {
        summary: 'Everybody’s transactions, without their descriptions',
        querystring: adminTransactionsQuery,
        response: { 200: adminTransactionsAnswer },
      },
    },
    async ({ query: { sort, limit, cursor, ...filter } }) => {
      const after = readCursor(cursor, sort)
      const page = await listAllTransactions(database, { filter, sort, after, limit })
      const isByDate = sort.endsWith('date')
      return countedPageOf(page, limit, sort, row => [isByDate ? row.transaction_date : row.amount, row.id])
    },
  )

  app.get(
    '/summary',
    {
      schema: {
        summary: 'Exact totals of everybody’s transactions that a filter keeps',
        querystring: adminTransactionFilter,
        response: { 200: adminSummaryAnswer },
      },
    },
    async ({ query }) => ({ data: await sumAllTransactions(database, query) }),
  )
}
