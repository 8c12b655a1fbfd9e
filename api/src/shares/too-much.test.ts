import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('a debt that no single record can hold is refused in words, and settled in parts', async () => {
  const purse = await newPurse(api)
  const settle = (amount?: string) =>
    purse.call('POST /api/shares/settlement', { name: 'Budi', amount, transaction_date: '2026-02-20' })
  const dinner = await purse.book({ amount: '100', shares: [{ name: 'Budi', amount: '100' }] })
  const { type, category_id, description, transaction_date } = dinner.json.data
  const most = { type, category_id, description, transaction_date, amount: '999999999999.99' }
  for (const { json } of [await settle('50'), await settle('50')])
    await purse.call(`PUT /api/transactions/${json.data.id}`, most)
  const { status, json } = await settle()
  expect([status, json.errors]).toEqual([422, { amount: ['Use at most 12 digits and 2 decimal places'] }])
  expect([(await settle(most.amount)).status, (await settle()).status]).toEqual([201, 201])
  expect((await purse.call('GET /api/shares')).json.data).toEqual([])
})
