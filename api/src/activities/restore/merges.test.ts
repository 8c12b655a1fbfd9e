import type { Budget } from '@pundi/contract'
import { expectTotals } from '../../../testing/expect-totals'
import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let purse: Purse
let ids: number[]
let before: Record<string, unknown>
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  ids = []
  for (const name of ['Satu', 'Dua', 'Tiga']) ids.push(await addCategory(name))
  for (const category_id of ids) await fill(category_id)
  before = await rows()
})
afterAll(() => api.close())

const gone = {
  message: 'This item has since been changed.',
  errors: { overwrite: ['This item has since been changed.'] },
}

test.each([[[0, 1]], [[1, 0]]])(
  'two merges of categories are undone at once, asked for as %j',
  async order => {
    const entries = [await merge(0, 1), await merge(1, 2)]
    const { status } = await undoAll(order.map(place => entries[place]!))
    expect([status, await rows()]).toEqual([200, before])
    await expectTotals(api, purse.id)
  },
)

test('one by one the newer merge comes first, and the older one is refused until then', async () => {
  const [older, newer] = [await merge(0, 1), await merge(1, 2)]
  const detail = (await purse.call(`GET /api/activities/${older}`)).json.data
  expect(detail).toMatchObject({ can_restore: true, obstacle: 'changed' })
  const refused = await purse.undo(older)
  expect([refused.status, refused.json]).toEqual([409, gone])
  expect((await purse.undo(newer)).status).toBe(200)
  expect((await purse.undo(older)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('the older merge alone, undone all the same, gives no period more than it had', async () => {
  const [older, newer] = [await merge(0, 1), await merge(1, 2)]
  expect((await purse.undo(older, { overwrite: true })).status).toBe(200)
  expect(await budgets()).toEqual({ Tiga: '300.00' })
  expect((await purse.undo(newer)).status).toBe(200)
  expect(await budgets()).toEqual({ Dua: '200.00', Tiga: '100.00' })
})

test('a budget that was changed since is asked about, and stays where it is', async () => {
  const entry = await merge(0, 1)
  await purse.call(`PUT /api/budgets/${ids[1]}`, { amount: '250', from_period: '2026-03-01' })
  expect((await purse.undo(entry)).json).toEqual(gone)
  expect((await purse.undo(entry, { overwrite: true })).status).toBe(200)
  expect(await budgets('2026-02-01')).toEqual({ Dua: '200.00', Tiga: '100.00' })
  expect(await budgets('2026-03-01')).toEqual({ Dua: '250.00', Tiga: '100.00' })
})

test('with that change both are undone at once', async () => {
  const entry = await merge(0, 1)
  const set = await purse.call(`PUT /api/budgets/${ids[1]}`, { amount: '250', from_period: '2026-03-01' })
  const { status } = await undoAll([entry, ...set.json.data.activity_ids])
  expect([status, await rows()]).toEqual([200, before])
})

test('a record that was edited and deleted after its merge is back in its own category', async () => {
  const entry = await merge(0, 1)
  const [record] = (await purse.call(`GET /api/transactions?sort=date&limit=10`)).json.data
  const { category_id: _, ...body } = { ...expense, category_id: 0 }
  await purse.call(`PUT /api/transactions/${record!.id}`, { ...body, category_id: ids[1], amount: '11' })
  const edited = await purse.lastEntry()
  await purse.call(`DELETE /api/transactions/${record!.id}`)
  const removed = await purse.lastEntry()
  expect((await purse.undo(entry)).json).toEqual(gone)
  expect((await undoAll([entry, edited, removed])).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('an older edit of a record is undone with the merge that came after it', async () => {
  const [record] = (await purse.call(`GET /api/transactions?sort=date&limit=10`)).json.data
  const category_id = record!.category_id
  await purse.call(`PUT /api/transactions/${record!.id}`, { ...expense, category_id, amount: '12' })
  const edited = await purse.lastEntry()
  const entry = await merge(ids.indexOf(category_id), 2)
  expect((await undoAll([edited, entry])).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('a record that was moved on by hand is asked about, and stays where it was put', async () => {
  const entry = await merge(0, 1)
  const { data } = (await purse.call('GET /api/transactions?sort=date&limit=10')).json
  const move = { ids: [data[0]!.id], category_id: ids[2] }
  await purse.call('POST /api/transactions/move', move)
  const moved = await purse.lastEntry()
  expect((await purse.undo(entry)).json).toEqual(gone)
  expect((await undoAll([moved, entry])).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('what repeats and what is split in parts of several merged ones comes back whole', async () => {
  const splits = ids.map(category_id => ({ category_id, amount: '1' }))
  await purse.book({ amount: '3', category_id: ids[0], splits })
  const template = { type: 'expense', amount: '3', category_id: ids[0], description: 'Kos', splits }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-01-31', is_automatic: false }
  expect((await purse.call('POST /api/schedules', { template, ...rule })).status).toBe(201)
  before = await rows()
  const entries = [await merge(0, 1), await merge(1, 2)]
  expect((await undoAll(entries)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('wallets that were merged twice come back at once, with transfers and fees', async () => {
  const purses = [await purse.wallet('Bank'), await purse.wallet('Tunai'), await purse.wallet('Kas')]
  for (const wallet_id of purses) await purse.book({ ...expense, category_id: ids[0], wallet_id })
  const fee = { fee: '1', fee_category_id: ids[0] }
  await purse.addTransfer({ from_wallet_id: purses[0], amount: '5', ...fee })
  before = await rows()
  const entries = [await mergeWallet(purses[0]!, purses[1]!), await mergeWallet(purses[1]!, purses[2]!)]
  const message = 'These transactions were moved to a wallet that was deleted. Restore that wallet first.'
  expect((await purse.undo(entries[0]!)).json.message).toBe(message)
  expect((await undoAll(entries)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect(await purse.balances()).toEqual({ Bank: '-16.00', Tunai: '-10.00', Kas: '-10.00' })
  await expectTotals(api, purse.id)
})

test('a category and a wallet whose records were changed and deleted since come back at once with them', async () => {
  const [bank, cash] = [await purse.wallet('Bank'), await purse.wallet('Tunai')]
  const fee = { fee: '1', fee_category_id: ids[0] }
  const { json } = await purse.addTransfer({ from_wallet_id: bank, amount: '5', ...fee })
  before = await rows()
  const entries = [await merge(0, 1), await mergeWallet(bank, cash)]
  await purse.call(`DELETE /api/transfers/${json.data.id}`)
  entries.push(await purse.lastEntry())
  expect((await undoAll(entries)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

const expense = { amount: '10', type: 'expense', description: 'Kopi', transaction_date: '2026-02-11' }

const addCategory = async (name: string): Promise<number> =>
  (await purse.call('POST /api/categories', { name, type: 'expense' })).json.data.id

async function fill(category_id: number) {
  await purse.book({ ...expense, category_id })
  const budget = { amount: '100', from_period: '2026-01-01', carry: 'both' }
  expect((await purse.call(`PUT /api/budgets/${category_id}`, budget)).status).toBe(200)
}

async function merge(from: number, to: number): Promise<number> {
  const { json } = await purse.call(`DELETE /api/categories/${ids[from]}?move_to=${ids[to]}`)
  return json.data.activity_ids[0]!
}

const mergeWallet = async (from: number, to: number): Promise<number> =>
  (await purse.call(`DELETE /api/wallets/${from}?move_to=${to}`)).json.data.activity_ids[0]!

const undoAll = (entries: number[]) => purse.call('POST /api/activities/restore', { ids: entries })

async function budgets(period = '2026-02-01') {
  const { data } = (await purse.call(`GET /api/budgets?period=${period}`)).json
  return Object.fromEntries((data as object as Budget[]).map(({ name, amount }) => [name, amount]))
}

async function rows() {
  const { categories, budgets, transactions, split_parts, transfers, schedules, wallets } = await rowsOf(
    api,
    purse.id,
  )
  return { categories, budgets, transactions, split_parts, transfers, schedules, wallets }
}
