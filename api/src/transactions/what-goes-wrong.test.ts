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
