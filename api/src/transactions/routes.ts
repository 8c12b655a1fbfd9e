import {
  changedAnswer,
  moveTransactionsBody,
  removeTransactionsBody,
  summaryAnswer,
  transactionAnswer,
  transactionBody,
  transactionFilter,
  transactionsAnswer,
  transactionsQuery,
} from '@pundi/contract'
import { userOf } from '../auth/guards'
import type { Room } from '../http/contract'
import { oneRecord } from '../http/one-record'
import { pageOf, readCursor } from '../http/page'
import { Refusal } from '../http/refusal'
import { addOnce } from '../idempotency/add-once'
import { addTransaction, changeTransaction, moveTransactions, removeTransactions } from './change/queries'
import { shelfOf } from './ledger/shelf'
import { findTransaction, listTransactions } from './list/queries'
import { sumTransactions } from './summary/queries'
import { refuseCategory } from './change/refuse-category'
import { summarise } from './summary/summarise'
import { readTags, tagOf } from './change/version-tag'

export const transactionRoutes: Room = async app => {
  const { database } = app
  app.addHook('onClose', async () => shelfOf(database).empty())

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
        heeds: ['Idempotency-Key'],
        gives: ['ETag'],
        refuses: [410],
        response: { 201: transactionAnswer },
      },
      config: { activity: 'Add transaction' },
    },
    async (request, reply) => {
      const { body } = request
      const data = await addOnce(
        request,
        reply,
        { kind: 'transactions', body },
        async repeat =>
          (await addTransaction(database, userOf(request).id, body, repeat)) ?? refuseCategory(),
      )
      return reply.code(201).header('etag', tagOf(data)).send({ data })
    },
  )
  app.get(
    '/:id',
    {
      schema: {
        summary: 'One transaction',
        params: oneRecord,
        gives: ['ETag'],
        response: { 200: transactionAnswer },
      },
    },
    async (request, reply) => {
      const data = (await findTransaction(database, userOf(request).id, request.params.id)) ?? refuseMissing()
      reply.header('etag', tagOf(data))
      return { data }
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        summary: 'Change a transaction; with If-Match, if it is still what its ETag says (412)',
        params: oneRecord,
        body: transactionBody,
        heeds: ['If-Match'],
        gives: ['ETag'],
        refuses: [412],
        response: { 200: transactionAnswer },
      },
      config: { activity: 'Change transaction' },
    },
    async (request, reply) => {
      const { id } = request.params
      const expected = readTags(request.headers['if-match'])
      const changed = await changeTransaction(database, userOf(request).id, id, request.body, expected)
      const { answer, is_other } = changed ?? refuseMissing()
      if (is_other) throw new Refusal(412, 'This transaction was changed since you opened it.')
      const data = answer ?? refuseCategory()
      reply.header('etag', tagOf(data))
      return { data }
    },
  )

  app.delete(
    '/:id',
    {
      schema: { summary: 'Delete a transaction', params: oneRecord, response: { 200: changedAnswer } },
      config: { activity: 'Delete transaction' },
    },
    async request => {
      const activity_ids = await removeTransactions(database, userOf(request).id, [request.params.id])
      if (activity_ids.length === 0) refuseMissing()
      return { data: { count: activity_ids.length, activity_ids } }
    },
  )

  app.post(
    '/remove',
    {
      schema: {
        summary: 'Delete several transactions',
        body: removeTransactionsBody,
        response: { 200: changedAnswer },
      },
      config: { activity: 'Delete transaction' },
    },
    async request => {
      const activity_ids = await removeTransactions(database, userOf(request).id, request.body.ids)
      return { data: { count: activity_ids.length, activity_ids } }
    },
  )

  app.post(
    '/move',
    {
      schema: {
        summary: 'Move several transactions to another category of their type',
        body: moveTransactionsBody,
        response: { 200: changedAnswer },
      },
      config: { activity: 'Change transaction' },
    },
    async request => {
      const { ids, category_id } = request.body
      const moved = await moveTransactions(database, userOf(request).id, ids, category_id)
      if (!moved.is_known || !moved.is_fitting) refuseCategory()
      return { data: { count: moved.activity_ids.length, activity_ids: moved.activity_ids } }
    },
  )
}

function refuseMissing(): never {
  throw new Refusal(404, 'Not found')
}
