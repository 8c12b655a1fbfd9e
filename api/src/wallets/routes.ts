import {
  centsOf,
  type CorrectionAnswer,
  decimalOf,
  isToSpend,
  type Transfer,
  type Wallet,
  type WalletsAnswer,
} from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { notFound, Refusal } from '../platform/http/errors/refusal'
import { pageOf, readCursor } from '../platform/http/page'
import { addOnce } from '../platform/idempotency/add-once'
import { inLanguageOf } from '../platform/messages/say'
import { setAside } from '../schedules/write-queries'
import { readTags, tagOf } from '../platform/http/unless-changed'
import { cursorOf } from '../records/list-records'
import { addWallet, assignToWallet, changeWallet } from './write-queries'
import { bookDifference, differenceOf, noDifference } from './correction/correct-wallet'
import { listWalletDays, listWalletRecords } from './record-queries'
import type { Logged } from '../ledger/booking-queries'
import { withDebt } from './find-debt'
import { findWallet, holdWallets, listMoney } from './queries'
import { refuseSecond } from './refuse-second'
import { removeWithRecords } from './merge/remove-wallet'

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
    return pageOf(page, query.limit, '-date', row => cursorOf(row, '-date'))
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
    const { activity_ids, ...stored } = added
    const data = withDebt(stored, user.today)
    return reply.header('etag', tagOf(data)).send({ data, activity_ids })
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
    if (changed?.is_other) throw new Refusal(412, 'This wallet has changed since you opened it.')
    const data = await findWallet(database, user.id, id, user.today)
    if (!changed || !data) throw notFound()
    reply.header('etag', tagOf(data))
    return { data, activity_ids: changed.activity_ids }
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
    let others: Logged<Transfer>[] = []
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
    const transfers = transfer ? [transfer, ...others] : []
    const difference = differenceOf(transfers, id)
    return {
      data: {
        difference,
        transfer: transfer && unlogged(transfer),
        other_ids: others.map(({ id }) => id),
        wallet,
      },
      activity_ids: transfers.flatMap(({ activity_ids = [] }) => activity_ids),
    }
  })
}

const unlogged = ({ activity_ids: _, ...transfer }: Logged<Transfer>): Transfer => transfer

type MoneySums = Pick<
  WalletsAnswer['meta'],
  'balance' | 'to_spend' | 'in_no_wallet' | 'savings' | 'loans' | 'closed'
>

function divideMoney(wallets: Wallet[], money: string): MoneySums {
  const sumOf = (some: Wallet[]) => some.reduce((sum, { balance }) => sum + centsOf(balance), 0n)
  const open = wallets.filter(({ is_closed }) => !is_closed)
  const of = (kind: Wallet['kind']) => sumOf(open.filter(wallet => wallet.kind === kind))
  const closed = sumOf(wallets.filter(({ is_closed }) => is_closed))
  const in_no_wallet = centsOf(money) - sumOf(wallets)
  const toSpend = sumOf(open.filter(({ kind }) => isToSpend(kind))) + in_no_wallet
  return {
    ...{
      balance: decimalOf(centsOf(money)),
      to_spend: decimalOf(toSpend),
      in_no_wallet: decimalOf(in_no_wallet),
    },
    ...{ savings: decimalOf(of('savings')), loans: decimalOf(of('loan')), closed: decimalOf(closed) },
  }
}
