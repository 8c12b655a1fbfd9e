import type { Transfer, TransferBody } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { isBeyond, isMisfit, type Queryable } from '../platform/database/database'
import { on } from '../platform/http/on'
import { pageOf, readCursor } from '../platform/http/page'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import { addOnce } from '../platform/idempotency/add-once'
import { inLanguageOf } from '../platform/messages/say'
import { readTags, tagOf } from '../platform/http/unless-changed'
import { removeBooked } from '../ledger/schedule-days/open-days-queries'
import { type Begun, withBegun } from '../ledger/after-booking'
import type { Logged } from '../ledger/booking-queries'
import { refuseUnfitWallet } from '../ledger/refuse-record'
import { addTransfer, type Asked, changeTransfer, removeRecords, removeTransfers } from './change-transfers'
import { listTransfers } from './list-queries'

export const transferRoutes: FastifyPluginAsync = async app => {
  const { database } = app
  const { beginEarlier } = app.afterBooking

  on(app, calls.listTransfers, async request => {
    const { limit, cursor, ...filter } = request.query
    const start = { order: '-date' as const, after: readCursor(cursor, '-date') }
    const page = await listTransfers(database, userOf(request), filter, start, limit)
    return pageOf(page, limit, '-date', row => [row.transfer_date, row.id])
  })

  on(app, calls.addTransfer, async (request, reply) => {
    const { body } = request
    let begun: Begun | undefined
    const { activity_ids, ...data } = await addOnce<Logged<Transfer>>(
      request,
      reply,
      { kind: 'transfers', body },
      async repeat => {
        const added = await writeIn(request, body, client =>
          addTransfer(client, userOf(request).id, askedBy(request, body), repeat),
        )
        begun = added.begun
        return added.result
      },
    )
    const answer = { data, begun, activity_ids: withBegun(activity_ids, begun) }
    return reply.header('etag', tagOf(data)).send(answer)
  })

  on(app, calls.changeTransfer, async (request, reply) => {
    const { body, params } = request
    const expected = readTags(request.headers['if-match'])
    const { result: changed, begun } = await writeIn(request, body, client =>
      changeTransfer(client, userOf(request).id, params.id, askedBy(request, body), expected),
    )
    if (!changed) throw notFound()
    if (changed.is_other) throw new Refusal(412, 'This transfer has changed since you opened it.')
    const { activity_ids, ...data } = changed.answer
    reply.header('etag', tagOf(data))
    return { data, begun, activity_ids: withBegun(activity_ids, begun) }
  })

  /**
   * If the request has `begins=earlier`, moves the opening days of later wallets back to the day of
   * the transfer.
   */
  const writeIn = <Result>(
    request: FastifyRequest<{ Querystring: { begins?: 'earlier' | undefined } }>,
    { from_wallet_id, to_wallet_id, transfer_date: day }: TransferBody,
    write: (client: Queryable) => Promise<Result>,
  ) => {
    const isEarlier = request.query.begins === 'earlier'
    const ids = isEarlier ? [from_wallet_id, to_wallet_id].filter(id => id !== null) : []
    const asked = { userId: userOf(request).id, ids, day, correction: inLanguageOf(request)('Correction') }
    return beginEarlier(holding(request), asked, write).catch(refuseMisfit)
  }

  on(app, calls.removeTransfer, async request => {
    const [{ id, today }, ids, { days }] = [userOf(request), [request.params.id], request.query]
    const data = await holding(request).inTransaction(client =>
      removeBooked(client, id, { ids, today, days }, () => removeTransfers(client, id, ids)),
    )
    if (data.count === 0 && !data.days) throw notFound()
    return { data }
  })

  on(app, calls.removeTransfers, async request => {
    const [{ id, today }, { body }] = [userOf(request), request]
    const ids = [...body.ids, ...(body.transaction_ids ?? [])]
    const asked = { ids, today, days: body.days }
    const data = await holding(request).inTransaction(client =>
      removeBooked(client, id, asked, () => removeRecords(client, id, body)),
    )
    return { data }
  })
}

const askedBy = (request: FastifyRequest, body: TransferBody): Asked => ({
  ...body,
  fee_description: inLanguageOf(request)('Transfer fee'),
})

function refuseMisfit(error: unknown): never {
  refuseUnfitWallet(error)
  if (isBeyond(error, 'transactions_hold_shares'))
    throw refusedField(422, 'fee', 'The shares are more than the amount')
  if (!isMisfit(error, 'transactions_fit_category')) throw error
  throw refusedField(422, 'fee_category_id', 'Choose one from the list')
}
