import type { RemovedDays, TransactionBody } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { isBeyond, type Queryable } from '../platform/database/database'
import { on } from '../platform/http/on'
import { pageOf, readCursor } from '../platform/http/page'
import { readTags, tagAnswer, tagOf } from '../platform/http/unless-changed'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import { addOnce } from '../platform/idempotency/add-once'
import { inLanguageOf } from '../platform/messages/say'
import { removeBooked } from '../ledger/schedule-days/open-days-queries'
import { type Begun, withBegun } from '../ledger/after-booking'
import { refuseCategory, refuseUnfitWallet } from '../ledger/refuse-record'
import { moveTransactions } from './change/move-queries'
import { addTransaction, changeTransaction, isFee, removeTransactions } from './change/write-queries'
import { findTransaction, listTransactions } from './list/queries'
import { listTags } from './list/count-queries'
import { findOwed, owedOfAll, withOwed } from './summary/owed'
import { compareTransactions, hasPlanned, sumTransactions } from './summary/queries'

export const transactionRoutes: FastifyPluginAsync = async app => {
  const { database } = app
  const { beginEarlier, withBudgetAlerts } = app.afterBooking

  on(app, calls.listTransactions, async (request, reply) => {
    const { sort, limit, cursor, ...filter } = request.query
    const after = readCursor(cursor, sort)
    const page = await listTransactions(database, userOf(request), filter, { order: sort, after }, limit)
    const owed = page.is_shared ? await findOwed(database, userOf(request), filter) : []
    const isByDate = sort === 'date' || sort === '-date'
    tagAnswer(request, reply, page.changes)
    const { data, meta } = pageOf(page, limit, sort, row => [
      isByDate ? row.transaction_date : row.amount,
      row.id,
    ])
    const { income, expense, balance } = page
    return { data, meta: { ...meta, income, expense, balance, ...owedOfAll(owed) } }
  })

  on(app, calls.sumTransactions, async (request, reply) => {
    const { month_start, compare_from, compare_to, ...filter } = request.query
    const reader = userOf(request)
    const isCompared = compare_from !== undefined || compare_to !== undefined
    const earlier = { ...filter, from: compare_from, to: compare_to }
    const [sums, other, owed] = await Promise.all([
      sumTransactions(database, reader, filter, month_start),
      isCompared ? compareTransactions(database, reader, earlier) : undefined,
      findOwed(database, reader, filter, month_start ?? 1),
    ])
    const isPlannedOnly =
      sums.summary.count === 0 && !filter.planned && (await hasPlanned(database, reader, filter))
    // If something changes between the two reads, only one read sees the change. The ETag is made
    // from the lower count of changes, so a later answer has another ETag.
    tagAnswer(request, reply, Math.min(sums.changes, other?.changes ?? sums.changes))
    return {
      data: {
        ...withOwed(sums.summary, owed),
        ...(isPlannedOnly && { is_planned_only: true as const }),
        ...(other && { compared: other.compared }),
      },
    }
  })

  on(app, calls.listTags, async request => ({ data: await listTags(database, userOf(request).id) }))

  on(app, calls.addTransaction, async (request, reply) => {
    const { body } = request
    const user = userOf(request)
    let begun: Begun | undefined
    const added = await addOnce(request, reply, { kind: 'transactions', body }, async repeat => {
      if (request.query.begins === undefined)
        return (
          (await addTransaction(holding(request), user.id, body, repeat).catch(refuseWallet)) ??
          refuseCategory(body)
        )
      const earlier = await beginEarlier(
        holding(request),
        beginningOf(request, body.wallet_id),
        async client => (await addTransaction(client, user.id, body, repeat)) ?? refuseCategory(body),
      ).catch(refuseWallet)
      begun = earlier.begun
      return earlier.result
    })
    const { activity_ids, ...data } = added
    reply.header('etag', tagOf(data))
    return {
      ...(await withBudgetAlerts(database, user, data, [{ before: null, after: data }])),
      ...{ begun, activity_ids: withBegun(activity_ids, begun) },
    }
  })

  on(app, calls.findTransaction, async (request, reply) => {
    const data = (await findTransaction(database, userOf(request).id, request.params.id)) ?? refuseMissing()
    reply.header('etag', tagOf(data))
    return { data }
  })

  on(app, calls.changeTransaction, async (request, reply) => {
    const { body, params } = request
    const user = userOf(request)
    const expected = readTags(request.headers['if-match'])
    if ((body.splits?.length || body.type === 'income') && (await isFee(database, user.id, params.id)))
      refuseFee(body)
    const change = (db: Queryable) => changeTransaction(db, user.id, params.id, body, expected)
    const { result: changed, begun } =
      request.query.begins === undefined
        ? { result: await change(holding(request)).catch(refuseChange) }
        : await beginEarlier(
            holding(request),
            beginningOf(
              request,
              body.wallet_id ?? (await findTransaction(database, user.id, params.id))?.wallet_id,
            ),
            change,
          ).catch(refuseChange)
    const { answer, is_other, before, activity_ids } = changed ?? refuseMissing()
    if (is_other) throw new Refusal(412, 'This transaction was changed since you opened it.')
    const data = answer ?? refuseCategory(body)
    reply.header('etag', tagOf(data))
    return {
      ...(await withBudgetAlerts(database, user, data, before ? [{ before, after: data }] : [])),
      ...{ begun, activity_ids: withBegun(activity_ids, begun) },
    }
  })

  const remove = (request: FastifyRequest, ids: number[], days: RemovedDays | undefined) => {
    const { id, today } = userOf(request)
    return holding(request).inTransaction(client =>
      removeBooked(client, id, { ids, today, days }, () => removeTransactions(client, id, ids)),
    )
  }

  on(app, calls.removeTransaction, async request => {
    const data = await remove(request, [request.params.id], request.query.days)
    if (data.count === 0 && !data.days) refuseMissing()
    return { data }
  })

  on(app, calls.removeTransactions, async request => {
    return { data: await remove(request, request.body.ids, request.body.days) }
  })

  on(app, calls.moveTransactions, async request => {
    const { ids, category_id } = request.body
    const user = userOf(request)
    const { activity_ids, changes, ...moved } = await moveTransactions(
      holding(request),
      user.id,
      ids,
      category_id,
    )
    if (!moved.is_known || !moved.is_fitting) refuseCategory()
    return withBudgetAlerts(database, user, { count: activity_ids.length, activity_ids }, changes)
  })
}

const beginningOf = (
  request: FastifyRequest<{ Body: TransactionBody }>,
  wallet: number | null | undefined,
) => ({
  ...{ userId: userOf(request).id, ids: wallet ? [wallet] : [], day: request.body.transaction_date },
  correction: inLanguageOf(request)('Correction'),
})

function refuseMissing(): never {
  throw notFound()
}

/**
 * The fee of a transfer must stay an expense in a single category, because the transfer shows this
 * expense as its fee.
 */
function refuseFee({ type }: TransactionBody): never {
  if (type === 'income') throw refusedField(422, 'type', 'The fee of a transfer is an expense')
  throw refusedField(422, 'splits', 'The fee of a transfer cannot be split')
}

/**
 * Throws 422 if the new amount does not fit the parts of a split, or if it is less than the shares.
 * Throws any other error unchanged.
 */
function refuseChange(error: unknown): never {
  if (isBeyond(error, 'transactions_parts_make_amount'))
    throw refusedField(422, 'amount', 'The parts must add up to the amount')
  if (isBeyond(error, 'transactions_hold_shares'))
    throw refusedField(422, 'amount', 'The shares are more than the amount')
  refuseWallet(error)
}

function refuseWallet(error: unknown): never {
  refuseUnfitWallet(error)
  throw error
}
