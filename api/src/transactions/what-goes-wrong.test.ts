import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

/* The wrong numbers that people meet most often where money comes back, each by its name. */

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
