import { newPurse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('the sums of days say what friends owe of the expenses and of each category, until it comes back', async () => {
  const purse = await newPurse(api)
  const sum = async (query = '') => (await purse.call(`GET /api/transactions/summary${query}`)).json.data
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await purse.book({ amount: '300', transaction_date: '2026-02-05', shares })
  await purse.book({ amount: '300', transaction_date: '2026-01-31', shares })
  await purse.book({ amount: '300', transaction_date: '2100-01-31', shares })
  expect(await sum()).toMatchObject({ expense: '600.00', owed: '400.00', by_category: [{ owed: '400.00' }] })
  expect(await sum('?from=2026-02-01&to=2026-02-28')).toMatchObject({ owed: '200.00' })
  expect(await sum('?from=2026-03-01')).not.toHaveProperty('owed')
  expect(await sum('?type=expense')).not.toHaveProperty('owed')
  await purse.call('POST /api/shares/settlement', {
    ...{ name: 'Budi', wallet_id: null, transaction_date: '2026-02-06' },
  })
  expect(await sum()).toMatchObject({ expense: '200.00' })
  expect(await sum()).not.toHaveProperty('owed')
})
