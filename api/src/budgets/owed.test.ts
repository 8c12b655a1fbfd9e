import { newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('what friends owe of what is spent is said of each budget, and counts as spent until it comes back', async () => {
  const budgeter = await newBudgeter(api)
  await budgeter.set(budgeter.makanan, { amount: '700' })
  await budgeter.set(budgeter.transport, { amount: '700' })
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await budgeter.book({ amount: '300', transaction_date: '2026-02-05', shares })
  const { data, meta } = await budgeter.read('2026-02-01')
  expect(data.map(({ name, spent, owed }) => [name, spent, owed])).toEqual([
    ['Makanan', '300.00', '200.00'],
    ['Transportasi', '0.00', '0.00'],
  ])
  expect(meta.owed).toBe('200.00')
  const body = { name: 'Budi', wallet_id: null, transaction_date: '2026-02-06' }
  await budgeter.call('POST /api/shares/settlement', body)
  expect((await budgeter.read('2026-02-01')).data[0]).toMatchObject({ spent: '100.00', owed: '0.00' })
})
