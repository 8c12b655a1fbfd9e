import { calls, type Transfer, type TransferBody } from '@pundi/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../auth/guards'
import { isBeyond, isMisfit, type Queryable } from '../database/database'
import { on } from '../http/on'
import { pageOf, readCursor } from '../http/page'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import { addOnce } from '../idempotency/add-once'
import { inLanguageOf } from '../messages/say'
import { readTags, tagOf } from '../transactions/change/version-tag'
import { removeBooked } from '../schedules/open-days-queries'
import { beginEarlier, type Begun } from '../wallets/begin-earlier'
import { refuseUnfitWallet } from '../wallets/refuse-wallet'
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
    let begun: Begun | undefined
    const data = await addOnce<Transfer>(request, reply, { kind: 'transfers', body }, async repeat => {
      const added = await writeIn(request, body, client =>
        addTransfer(client, userOf(request).id, askedBy(request, body), repeat),
      )
      begun = added.begun
      return added.result
    })
    return reply.header('etag', tagOf(data)).send({ data, begun })
  })

  on(app, calls.changeTransfer, async (request, reply) => {
    const { body, params } = request
    const expected = readTags(request.headers['if-match'])
    const { result: changed, begun } = await writeIn(request, body, client =>
      changeTransfer(client, userOf(request).id, params.id, askedBy(request, body), expected),
    )
    if (!changed) throw notFound()
    if (changed.is_other) throw new Refusal(412, 'This transfer was changed since you opened it.')
    const data = changed.answer
    reply.header('etag', tagOf(data))
    return { data, begun }
  })

  /** Writes in one transaction; where that is asked for, its wallets begin on its day. */
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

/** The words for a fee whose transfer has no description are the reader's. */
const askedBy = (request: FastifyRequest, body: TransferBody): Asked => ({
  ...body,
  fee_description: inLanguageOf(request)('Transfer fee'),
})

/** Refuses with 422 if the error says that a wallet is not the user's, or the fee's category no expense of theirs. */
function refuseMisfit(error: unknown): never {
  refuseUnfitWallet(error)
  if (isBeyond(error, 'transactions_hold_shares'))
    throw refusedField(422, 'fee', 'The shares are more than the amount')
  if (!isMisfit(error, 'transactions_fit_category')) throw error
  throw refusedField(422, 'fee_category_id', 'Choose one from the list')
}
