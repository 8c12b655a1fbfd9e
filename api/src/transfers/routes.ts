import { calls, type Transfer, type TransferBody } from '@pundi/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../auth/guards'
import { isBeyond, isMisfit } from '../database/database'
import { on } from '../http/on'
import { pageOf, readCursor } from '../http/page'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import { addOnce } from '../idempotency/add-once'
import { inLanguageOf } from '../messages/say'
import { readTags, tagOf } from '../transactions/change/version-tag'
import { refuseUnknownWallet } from '../wallets/refuse-wallet'
import { removeBooked } from '../schedules/open-days-queries'
import { addTransfer, type Asked, changeTransfer, removeRecords, removeTransfers } from './change-transfers'
import { listTransfers } from './list-queries'

export const transferRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listTransfers, async request => {
    const { limit, cursor, ...filter } = request.query
    const place = { order: '-date' as const, after: readCursor(cursor, '-date') }
    const page = await listTransfers(database, userOf(request), filter, place, limit)
    return pageOf(page, limit, '-date', row => [row.transfer_date, row.id])
  })

  on(app, calls.addTransfer, async (request, reply) => {
    const { body } = request
    const data = await addOnce<Transfer>(request, reply, { kind: 'transfers', body }, repeat =>
      holding(request)
        .inTransaction(client => addTransfer(client, userOf(request).id, askedBy(request, body), repeat))
        .catch(refuseMisfit),
    )
    return reply.header('etag', tagOf(data)).send({ data })
  })

  on(app, calls.changeTransfer, async (request, reply) => {
    const { body, params } = request
    const expected = readTags(request.headers['if-match'])
    const changed = await holding(request)
      .inTransaction(client =>
        changeTransfer(client, userOf(request).id, params.id, askedBy(request, body), expected),
      )
      .catch(refuseMisfit)
    if (!changed) throw notFound()
    if (changed.is_other) throw new Refusal(412, 'This transfer was changed since you opened it.')
    const data = changed.answer
    reply.header('etag', tagOf(data))
    return { data }
  })

  on(app, calls.removeTransfer, async request => {
    const [{ id, today }, ids] = [userOf(request), [request.params.id]]
    const activity_ids = await holding(request).inTransaction(client =>
      removeBooked(client, id, { ids, today }, () => removeTransfers(client, id, ids)),
    )
    if (activity_ids.length === 0) throw notFound()
    return { data: { count: activity_ids.length, activity_ids } }
  })

  on(app, calls.removeTransfers, async request => {
    const [{ id, today }, { body }] = [userOf(request), request]
    const ids = [...body.ids, ...(body.transaction_ids ?? [])]
    const activity_ids = await holding(request).inTransaction(client =>
      removeBooked(client, id, { ids, today }, () => removeRecords(client, id, body)),
    )
    return { data: { count: activity_ids.length, activity_ids } }
  })
}

/** The words for a fee whose transfer has no description are the reader's. */
const askedBy = (request: FastifyRequest, body: TransferBody): Asked => ({
  ...body,
  fee_description: inLanguageOf(request)('Transfer fee'),
})

/** Refuses with 422 if the error says that a wallet is not the user's, or the fee's category no expense of theirs. */
function refuseMisfit(error: unknown): never {
  refuseUnknownWallet(error)
  if (isBeyond(error, 'transactions_hold_shares'))
    throw refusedField(422, 'fee', 'The shares are more than the amount')
  if (!isMisfit(error, 'transactions_fit_category')) throw error
  throw refusedField(422, 'fee_category_id', 'Choose one from the list')
}
