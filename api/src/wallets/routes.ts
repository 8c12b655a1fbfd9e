import { calls, type CorrectionAnswer } from '@pundi/contract'
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
import { addWallet, changeWallet } from './change-queries'
import { bookDifference, differenceOf, noDifference } from './correct-wallet'
import { listWalletDays } from './day-queries'
import { withDebt } from './find-debt'
import { addUp, findWallet, holdWallets, listWallets } from './queries'
import { listWalletRecords } from './record-queries'
import { refuseSecond } from './refuse-wallet'
import { removeWithRecords } from './remove-wallet'

export const walletRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listWallets, async request => {
    const user = userOf(request)
    const data = await listWallets(database, user.id, user.today)
    const balances = data.map(({ balance }) => balance)
    return {
      data,
      meta: { total: data.length, next_cursor: null, balance: await addUp(database, balances) },
    }
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
      addWallet(holding(request), user.id, body, repeat).catch(refuseSecond),
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
    return { data: await removeWithRecords(holding(request), userOf(request), request.params.id, target) }
  })

  on(app, calls.correctWallet, async (request, reply): Promise<CorrectionAnswer> => {
    const [user, { id }, { body }] = [userOf(request), request.params, request]
    const asked = {
      ...body,
      id,
      today: user.today,
      description: inLanguageOf(request)('Correction'),
    }
    const transfer = await addOnce(
      request,
      reply,
      { kind: 'transfers', body: { ...body, wallet_id: id } },
      repeat => bookDifference(holding(request), user.id, asked, repeat),
    ).catch((error: unknown) => {
      if (error !== noDifference) throw error
      return null
    })
    const wallet = await findWallet(database, user.id, id, user.today)
    if (!wallet) throw notFound()
    return { data: { difference: differenceOf(transfer, id), transfer, wallet } }
  })
}
