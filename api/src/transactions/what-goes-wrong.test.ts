import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterAll(() => api.close())

test('refund as income: what came back is no income, and lowers what was spent', async () => {
  await purse.book({ amount: '250000' })
  await purse.book({ amount: '250000', is_refund: true })
  expect(await purse.summary()).toMatchObject({
    ...{ income: '0.00', expense: '0.00', balance: '0.00', count: 2 },
    by_category: [{ total: '0.00', count: 2 }],
  })
})

test('ABS(SUM()) flips the sign: where more came back than was spent, a category and the expenses are below zero', async () => {
  await purse.book({ amount: '100' })
  await purse.book({ amount: '250.50', is_refund: true })
  expect(await purse.summary()).toMatchObject({
    ...{ income: '0.00', expense: '-150.50', balance: '150.50' },
    by_month: [{ month: '2026-02', income: '0.00', expense: '-150.50' }],
    by_category: [{ category_id: purse.makanan, type: 'expense', total: '-150.50' }],
  })
})

test('split counted twice or not at all: a booking in two categories is one booking, and each has its part', async () => {
  const { json } = await purse.call('POST /api/categories', { name: 'Rumah', type: 'expense' })
  const splits = [
    { category_id: purse.makanan, amount: '20' },
    { category_id: json.data.id, amount: '80' },
  ]
  await purse.book({ amount: '100', splits })
  expect(await purse.summary()).toMatchObject({
    ...{ expense: '100.00', count: 1 },
    by_category: [
      { name: 'Rumah', total: '80.00', count: 1 },
      { name: 'Makanan', total: '20.00', count: 1 },
    ],
  })
})

test('category stays on the header after a later split: its category has the part alone', async () => {
  const { json } = await purse.call('POST /api/categories', { name: 'Rumah', type: 'expense' })
  const { data } = (await purse.book({ amount: '100' })).json
  const splits = [
    { category_id: json.data.id, amount: '80' },
    { category_id: json.data.id, amount: '20' },
  ]
  const { amount, type, category_id, description, transaction_date } = data
  const body = { amount, type, category_id, description, transaction_date, splits }
  await purse.call(`PUT /api/transactions/${data.id}`, body)
  expect(await purse.summary()).toMatchObject({ by_category: [{ name: 'Rumah', total: '100.00', count: 1 }] })
})

test('transfer inside a split: a fee cannot be split, and money that moves is beside the parts, in no sum', async () => {
  const [bank, cash] = [await purse.wallet('Bank', { opening_balance: '1000' }), await purse.wallet('Tunai')]
  const moved = { from_wallet_id: bank, to_wallet_id: cash, amount: '50', fee: '3' }
  const { json } = await purse.addTransfer({ ...moved, fee_category_id: purse.makanan })
  const part = (amount: string) => ({ category_id: purse.makanan, amount })
  const fee = { amount: '3', type: 'expense', category_id: purse.makanan, description: 'Biaya' }
  const split = { ...fee, transaction_date: '2026-02-10', splits: [part('1'), part('2')] }
  const refused = await purse.call(`PUT /api/transactions/${json.data.fee_id}`, split)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([422, ['splits']])
  await purse.book({ wallet_id: bank, amount: '100', splits: [part('80'), part('20')] })
  expect(await purse.balances()).toEqual({ Bank: '847.00', Tunai: '50.00' })
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '103.00', count: 2 })
})

test('ghost amount after a category is deleted: all that it had is in the other one, parts too', async () => {
  const { json } = await purse.call('POST /api/categories', { name: 'Rumah', type: 'expense' })
  const { id } = json.data
  await purse.book({ amount: '5', category_id: id })
  await purse.book({ amount: '2', category_id: id, is_refund: true })
  const splits = [
    { category_id: id, amount: '80' },
    { category_id: purse.makanan, amount: '20' },
  ]
  await purse.book({ amount: '100', splits, shares: [{ name: 'Budi', amount: '40' }] })
  const settlement = { name: 'Budi', transaction_date: '2026-02-20' }
  await purse.call('POST /api/shares/settlement', settlement)
  expect((await purse.call(`DELETE /api/categories/${id}?move_to=${purse.makanan}`)).status).toBe(200)
  expect(await purse.summary()).toMatchObject({
    ...{ expense: '63.00', count: 4 },
    by_category: [{ category_id: purse.makanan, total: '63.00', count: 4 }],
  })
  expect((await purse.call('GET /api/transactions/summary')).json.data).not.toHaveProperty('by_category.1')
})
