import {
  summaryAnswer,
  transactionAnswer,
  transactionBody,
  transactionFilter,
  transactionsAnswer,
  transactionsQuery,
} from '@pundi/shared/contract'
import { userOf } from '../auth/guards'
import type { Room } from '../http/contract'
import { pageOf, readCursor } from '../http/page'
import { addOnce } from './add-once'
import { listTransactions, sumTransactions } from './queries'
import { summarise } from './summarise'

export const transactionRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/',
    {
      schema: {
        summary: 'The user’s transactions that a filter keeps',
        querystring: transactionsQuery,
        response: { 200: transactionsAnswer },
      },
    },
    async request => {
      const { sort, limit, cursor, ...filter } = request.query
      const after = readCursor(cursor, sort)
      const page = await listTransactions(database, userOf(request).id, filter, { order: sort, after }, limit)
      const isByDate = sort === 'date' || sort === '-date'
      return pageOf(page, limit, sort, row => [isByDate ? row.transaction_date : row.amount, row.id])
    },
  )

  app.get(
    '/summary',
    {
      schema: {
        summary: 'Exact totals of what a filter keeps',
        querystring: transactionFilter,
        response: { 200: summaryAnswer },
      },
    },
    async request => ({
      data: summarise(await sumTransactions(database, userOf(request).id, request.query)),
    }),
  )

  app.post(
    '/',
    {
      schema: {
        summary: 'Add a transaction, once for each Idempotency-Key',
        body: transactionBody,
        response: { 201: transactionAnswer },
      },
      config: { activity: 'Add transaction' },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key']
      const data = await addOnce(
        database,
        userOf(request).id,
        request.body,
        key === undefined ? key : String(key),
      )
      return reply.code(201).send({ data })
    },
  )
}
