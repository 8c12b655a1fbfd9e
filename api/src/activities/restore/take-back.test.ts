import { expectTotals } from '../../../testing/expect-totals'
import { type GoalKeeper, newGoalKeeper } from '../../../testing/goal-keeper'
import type { Answer } from '../../../testing/answer'
import { newWallet } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let keeper: GoalKeeper
let bank: number
let paylater: number
let goal: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  keeper = await newGoalKeeper(api)
  bank = await keeper.wallet('Bank', { opening_balance: '100', opening_date: '2026-01-01' })
  paylater = await keeper.wallet('Paylater', { kind: 'loan', opening_date: '2026-01-01' })
  goal = await keeper.goal()
  await keeper.book({ shares: [{ name: 'Budi', amount: '4' }], wallet_id: bank })
})
afterEach(() => expectTotals(api, keeper.id))
afterAll(() => api.close())

const additions: [what: string, add: () => Promise<Answer>][] = [
  ['a transaction', () => keeper.book({ wallet_id: bank, tags: ['a'] })],
  [
    'a split transaction with shares',
    () =>
      keeper.book({
        amount: '3',
        category_id: null,
        wallet_id: bank,
        splits: [keeper.makanan, keeper.makanan].map(category_id => ({ category_id, amount: '1.5' })),
        shares: [{ name: 'Budi', amount: '1' }],
      }),
  ],
  [
    'a transaction before the opening day of its wallet',
    () =>
      keeper.call('POST /api/transactions?begins=earlier', {
        ...{ amount: '7', type: 'income', category_id: keeper.gaji, wallet_id: bank, description: 'Awal' },
        transaction_date: '2025-11-02',
      }),
  ],
  [
    'a transaction that leaves a transfer at the former opening day',
    () =>
      keeper.call('POST /api/transactions?begins=earlier', {
        ...{ amount: '700', type: 'income', category_id: keeper.gaji, wallet_id: bank, description: 'Awal' },
        transaction_date: '2025-11-02',
      }),
  ],
  [
    'a transfer with its fee',
    () => keeper.addTransfer({ from_wallet_id: bank, fee: '2', fee_category_id: keeper.makanan }),
  ],
  ['a wallet', () => keeper.addWallet({ name: 'Dompet', opening_balance: '5' })],
  ['a category', () => keeper.call('POST /api/categories', { name: 'Kucing', type: 'expense' })],
  [
    'several categories',
    () =>
      keeper.call('POST /api/categories/several', {
        categories: ['Kucing', 'Anjing'].map(name => ({ name, type: 'expense' })),
      }),
  ],
  ['a goal', () => keeper.add({ wallet_id: bank })],
  ['money for a goal', () => keeper.move(goal, '5', '2026-02-01')],
  [
    'a purchase with its expenses',
    () =>
      keeper.call('POST /api/instalments', {
        ...{ wallet_id: paylater, category_id: keeper.makanan, name: 'Kulkas', amount: '9', count: 3 },
        ...{ date: '2026-01-20', first_due: '2026-01-31', books: 'per_instalment' },
      }),
  ],
  ['a recurring transaction', () => keeper.call('POST /api/schedules', plan(false))],
  [
    'a recurring transaction with the past days that it recorded',
    () => keeper.call('POST /api/schedules', plan(true)),
  ],
  [
    'what corrected a wallet',
    () => keeper.call(`POST /api/wallets/${bank}/correction`, { balance: '777', date: '2026-02-28' }),
  ],
  [
    'what a friend paid back',
    () =>
      keeper.call('POST /api/shares/settlement', {
        ...{ name: 'Budi', wallet_id: bank, transaction_date: '2026-02-12' },
      }),
  ],
]

const plan = (is_automatic: boolean) => ({
  template: { type: 'expense', amount: '7', category_id: keeper.makanan, description: 'Kos' },
  ...{ unit: 'month', every: 1, anchor_date: '2026-01-31', count: 2, is_automatic },
})

test.each(additions)('%s is gone again, comes back when that is undone, and goes again', async (_, add) => {
  const { status, json } = await add()
  expect(status).toBeLessThan(202)
  const added = await readAll()
  const entries = entriesOf(json)
  const { status: undone, json: gone } = await restore(entries)
  expect([undone, gone.data.count]).toEqual([200, entries.length])
  expect(await readAll()).not.toEqual(added)
  expect((await restore(entries)).status).toBe(409)
  const { status: redone, json: back } = await restore(gone.data.activity_ids)
  expect(redone).toBe(200)
  expect(await readAll()).toEqual(added)
  expect((await restore(back.data.activity_ids)).status).toBe(200)
})

test.each(additions)('%s leaves nothing behind', async (_, add) => {
  const before = await readAll()
  const { json } = await add()
  expect((await restore(entriesOf(json))).status).toBe(200)
  expect(await readAll()).toEqual(before)
})

test.each(additions)('%s of somebody else stays', async (_, add) => {
  const { json } = await add()
  const [stranger, added] = [await api.newPerson(), await readAll()]
  const body = { ids: entriesOf(json) }
  expect((await api.call('POST /api/activities/restore', { token: stranger.token, body })).status).toBe(404)
  expect((await api.call('POST /api/activities/restore', { body })).status).toBe(401)
  expect(await readAll()).toEqual(added)
})

test('the log says what went, and offers to take an addition back once', async () => {
  const { json } = await keeper.book({})
  const [entry = 0] = entriesOf(json)
  const open = async (id: number) => (await keeper.call(`GET /api/activities/${id}`)).json.data
  expect(await open(entry)).toMatchObject({ can_restore: false, can_take_back: true, obstacle: null })
  const { json: undone } = await keeper.undo(entry)
  expect(await open(undone.data.activity_ids[0]!)).toMatchObject({
    ...{ type: 'Delete transaction', can_restore: true, after: null },
  })
  expect(await open(entry)).toMatchObject({ can_take_back: true, obstacle: 'same' })
  const { status, json: refused } = await keeper.undo(entry)
  expect([status, refused.message]).toEqual([409, 'Nothing to change.'])
})

test('the answer to a repeated call says the same entries', async () => {
  const headers = { 'idempotency-key': 'sekali' }
  const [first, again] = [await keeper.addWallet({}, headers), await keeper.addWallet({}, headers)]
  expect(entriesOf(again.json)).toEqual(entriesOf(first.json))
  expect((await restore(entriesOf(again.json))).status).toBe(200)
  expect((await keeper.addWallet({}, headers)).status).toBe(410)
})

test('a change that changes nothing has no entries', async () => {
  const { json } = await keeper.addWallet({})
  const answer = await keeper.call(`PUT /api/wallets/${json.data.id}`, { ...newWallet })
  expect(entriesOf(answer.json)).toEqual([])
})

const entriesOf = (json: object): number[] => (json as { activity_ids: number[] }).activity_ids

const restore = (ids: number[]) => keeper.call('POST /api/activities/restore', { ids })

async function readAll() {
  const { transactions, split_parts, transfers, categories, wallets, ...rows } = await rowsOf(api, keeper.id)
  const { instalments, budgets, goals, goal_moves, schedules } = rows
  return {
    ...{ transactions, split_parts, transfers, categories, wallets },
    ...{ instalments, budgets, goals, goal_moves, schedules },
  }
}
