import { jest } from '@jest/globals'
import fc from 'fast-check'
import sql from 'sql-template-tag'
import { rounds } from '@pundi/devkit/testing/rounds'
import { closeServers, startServers } from '../../../testing/several-servers'
import { expectTotals } from '../../../testing/expect-totals'
import { type Basket, newBasket } from '../../../testing/basket'
import { moneyStep, takeStep } from '../../../testing/money-steps'
import { recountMoney } from '../../../testing/recount'
import type { Api } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'
import { undoAll } from '../../../testing/world/undo-all'

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterAll(() => closeServers(servers))

afterEach(() => jest.useRealTimers())

test('undone in any order, one by one and several at once, all is as it was', async () => {
  const { wrong, before, now } = await undoAll(servers, 3, 8)
  expect(wrong).toEqual([])
  expect(now).toEqual(before)
})

type Entry = { id: number; subject: string; record_id: number }

test('undoing any sequence restores every table exactly: wallets, categories, transfers, parts, shares, settlements, instalments and what was undone before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moneyStep, { minLength: 3, maxLength: 14 }), async steps => {
      const basket = await newBasket(servers[0]!)
      await begin(basket)
      const before = await readAll(basket)
      const first = await basket.lastEntry()
      for (const [index, one] of steps.entries()) {
        const { status } = await takeStep(servers, basket, one, index)
        expect([one, status < 500]).toEqual([one, true])
        await compare(basket)
      }
      for (const entry of await listEntries(basket, first))
        expect([entry, (await basket.undo(entry.id)).status]).toEqual([entry, 200])
      await compare(basket)
      expect(await readAll(basket)).toEqual(before)
    }),
    rounds(25, 5),
  )
}, 900_000)

async function begin(basket: Basket) {
  const wallet = await basket.wallet('Tunai', { opening_balance: '100' })
  const paylater = await basket.wallet('Paylater', { kind: 'loan' })
  const parts: [number, number, string?][] = [
    [basket.makanan, 1, 'nasi'],
    [basket.hiburan, 2],
  ]
  const shares = [
    { name: 'Budi', amount: '1' },
    { name: 'Ani', amount: '1', owed_by: 'me' },
  ]
  await basket.split(parts, { wallet_id: wallet, tags: ['pasar'], shares })
  await addPlan(basket)
  const settlement = { name: 'Budi', amount: '0.5', wallet_id: wallet, transaction_date: '2026-02-12' }
  await basket.call('POST /api/shares/settlement', settlement)
  const bought = { wallet_id: paylater, category_id: basket.makanan, name: 'Kulkas', amount: '9', count: 3 }
  const agreed = { date: '2026-01-20', first_due: '2026-01-31', books: 'at_once' }
  const { json } = await basket.call('POST /api/instalments', { ...bought, ...agreed })
  const paid = { from_wallet_id: wallet, amount: '3', date: '2026-01-31' }
  const { status } = await basket.call(`POST /api/instalments/${json.data.id}/payment`, paid)
  expect(status).toBe(201)
}

async function addPlan(basket: Basket) {
  const template = { type: 'expense', amount: '7', category_id: basket.makanan, description: 'Kos' }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-01-31', count: 3, is_automatic: false }
  const { status } = await basket.call('POST /api/schedules', { template, ...rule })
  expect(status).toBe(201)
}

async function listEntries({ id }: Basket, after: number): Promise<Entry[]> {
  const rows = await servers[0]!.rows(
    sql`select id, subject, record_id from activities
        where user_id = ${id} and id > ${after} and subject is not null and status = 'Sukses' order by id desc`,
  )
  return rows as Entry[]
}

async function compare(basket: Basket) {
  const { told, counted } = await recountMoney(basket)
  expect(told).toEqual(counted)
  const { id } = basket
  await expectTotals(servers[0]!, id)
}

async function readAll({ id }: Basket) {
  const [api] = servers
  const { transactions, split_parts, transfers, categories, wallets, instalments } = await rowsOf(api!, id)
  const paybacks = await api!.rows(
    sql`select p::text from paybacks p where user_id = ${id} and record_id in (
          select id from transactions where user_id = ${id} union all select id from transfers where user_id = ${id})
        order by 1`,
  )
  return { transactions, split_parts, transfers, categories, wallets, instalments, paybacks }
}
