import { newBudgeter } from '../../testing/budgeter'
import { holdStatements } from '../../testing/held-queries'
import { type Api, startApi } from '../../testing/start-api'
import { listBudgetsWithOwed } from './list-budgets'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('what friends owe of what is spent without a budget is said of it alone', async () => {
  const budgeter = await newBudgeter(api)
  await budgeter.set(budgeter.transport, { amount: '700' })
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await budgeter.book({ amount: '300', transaction_date: '2026-02-05', shares })
  const { meta } = await budgeter.read('2026-02-01')
  expect([meta.owed, meta.outside.spent, meta.outside.owed]).toEqual(['0.00', '300.00', '200.00'])
})

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

test('what comes back while the budget is read is owed, or not spent', async () => {
  const budgeter = await newBudgeter(api)
  await budgeter.set(budgeter.makanan, { amount: '700' })
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await budgeter.book({ amount: '300', transaction_date: '2026-02-05', shares })
  const held = holdStatements(api.database, 'sum(o.owed')
  const reader = { id: budgeter.id, today: '2026-02-10', month_start: 1 }
  const answer = listBudgetsWithOwed(held.database, reader)
  while (held.asked() === 0) await nextTurn()
  const body = { name: 'Budi', wallet_id: null, transaction_date: '2026-02-06' }
  const settled = budgeter.call('POST /api/shares/settlement', body)
  await Promise.race([settled, nextTurn(500)])
  held.release()
  expect((await answer).data).toMatchObject([{ spent: '300.00', owed: '200.00' }])
  expect((await settled).status).toBe(201)
})

const nextTurn = (milliseconds = 5) => new Promise(resolve => setTimeout(resolve, milliseconds))
