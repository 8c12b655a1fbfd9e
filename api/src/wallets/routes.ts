import { calls, type CorrectionAnswer, type Transfer } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../auth/guards'
import { on } from '../http/on'
import { notFound, Refusal } from '../http/errors/refusal'
import { pageOf, readCursor } from '../http/page'
import { addOnce } from '../idempotency/add-once'
import { inLanguageOf } from '../messages/say'
import { setAside } from '../schedules/aside-queries'
import { readTags, tagOf } from '../transactions/change/version-tag'
import { placeOfRecord } from '../transactions/list/list-records'
import { assignToWallet } from './assign-queries'
import { addWallet, changeWallet } from './change-queries'
import { bookDifference, differenceOf, noDifference } from './correct-wallet'
import { listWalletDays } from './day-queries'
import { divideMoney } from './divide-money'
import { withDebt } from './find-debt'
import { findWallet, holdWallets, listMoney } from './queries'
import { listWalletRecords } from './record-queries'
import { refuseSecond } from './refuse-wallet'
import { removeWithRecords } from './remove-wallet'

export const walletRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listWallets, async request => {
    const user = userOf(request)
    const { wallets: data, money, ...found } = await listMoney(database, user.id, user.today)
    return { data, meta: { total: data.length, next_cursor: null, ...found, ...divideMoney(data, money) } }
  })

  on(app, calls.listWalletRecords, async request => {
    const { params, query } = request
    const after = readCursor(query.cursor, '-date')
    const asked = { after, limit: query.limit }
    const page = await listWalletRecords(database, userOf(request).id, params.id, asked)
    if (!page) throw notFound()
    return pageOf(page, query.limit, '-date', row => placeOfRecord(row, '-date'))
  })

  on(app, calls.listWalletDays, async request => {
    const { id, today } = userOf(request)
    return listWalletDays(database, id, today)
  })

  on(app, calls.addWallet, async (request, reply) => {
    const [user, { body }] = [userOf(request), request]
    const added = await addOnce(request, reply, { kind: 'wallets', body }, repeat =>
      addWallet(holding(request), user, body, repeat).catch(refuseSecond),
    )
    const data = withDebt(added, user.today)
    return reply.header('etag', tagOf(data)).send({ data })
  })

  on(app, calls.changeWallet, async (request, reply) => {
    const [user, { id }] = [userOf(request), request.params]
    const expected = readTags(request.headers['if-match'])
    const changed = await holding(request)
      .inTransaction(async client => {
        await holdWallets(client, user.id, [id])
        await setAside(client, user.id, { today: user.today })
        return changeWallet(client, user.id, id, request.body, expected)
      })
      .catch(refuseSecond)
    if (changed?.is_other) throw new Refusal(412, 'This wallet was changed since you opened it.')
    const data = await findWallet(database, user.id, id, user.today)
    if (!changed || !data) throw notFound()
    reply.header('etag', tagOf(data))
    return { data }
  })

  on(app, calls.removeWallet, async request => {
    const { move_to } = request.query
    const target = move_to === undefined ? undefined : Number(move_to)
    const user = { ...userOf(request), say: inLanguageOf(request) }
    return { data: await removeWithRecords(holding(request), user, request.params.id, target) }
  })

  on(app, calls.assignToWallet, async request => {
    const activity_ids = await assignToWallet(holding(request), userOf(request).id, request.params.id)
    if (!activity_ids) throw notFound()
    return { data: { count: activity_ids.length, activity_ids } }
  })

  on(app, calls.correctWallet, async (request, reply): Promise<CorrectionAnswer> => {
    const [user, { id }, { body }] = [userOf(request), request.params, request]
    const asked = {
      ...body,
      id,
      today: user.today,
      description: inLanguageOf(request)('Correction'),
    }
    let others: Transfer[] = []
    const transfer = await addOnce(
      request,
      reply,
      { kind: 'transfers', body: { ...body, wallet_id: id } },
      async repeat => {
        const [first, ...more] = await bookDifference(holding(request), user.id, asked, repeat)
        others = more
        return first ?? null
      },
    ).catch((error: unknown) => {
      if (error !== noDifference) throw error
      return null
    })
    const wallet = await findWallet(database, user.id, id, user.today)
    if (!wallet) throw notFound()
    const difference = differenceOf(transfer ? [transfer, ...others] : [], id)
    return { data: { difference, transfer, other_ids: others.map(other => other.id), wallet } }
  })
}
