import { jest } from '@jest/globals'
import { centsOf, type BudgetsAnswer } from '@pundi/contract'
import { holdStatements } from '../../testing/held-queries'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'
import { listBudgets } from './list-budgets'

let api: Api
let planner: Planner
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-24')
  planner = await newPlanner(api)
  await setBudget(planner.makanan, { amount: '900', from_period: '2026-10-01', carry: 'both' })
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const setBudget = (category: number, body: object) => planner.call(`PUT /api/budgets/${category}`, body)

async function repeat(anchor_date: string, template: object = {}, changes: object = {}) {
  const rent = { type: 'expense', amount: '70', category_id: planner.makanan, description: 'Kos' }
  const { status, json, text } = await planner.call('POST /api/schedules', {
    ...{ unit: 'month', every: 1, is_automatic: false, anchor_date, template: { ...rent, ...template } },
    ...changes,
  })
  if (status !== 201) throw new Error(text)
  return json.data.id
}

const budgetsOf = async (day: string) =>
  (await planner.call(`GET /api/budgets?period=${day}`)).json as unknown as BudgetsAnswer
const food = async (day: string) => (await budgetsOf(day)).data[0]

test('what repeats is planned in its budget, and in the next period it counts as spent', async () => {
  const id = await repeat('2026-11-20')
  await repeat('2026-11-28', { is_refund: true, amount: '20' })
  expect(await food('2026-11-24')).toMatchObject({ carried: '900.00', planned: '50.00', left: '1800.00' })
  expect(await food('2026-12-24')).toMatchObject({ carried: '1750.00', planned: '50.00', left: '2650.00' })
  expect(await food('2026-10-24')).toMatchObject({ planned: '0.00', left: '900.00' })
  await planner.call(`POST /api/schedules/${id}/book`, { due_on: '2026-11-20' })
  await planner.call(`POST /api/schedules/${id}/skip`, { due_on: '2026-12-20' })
  expect(await food('2026-11-24')).toMatchObject({ spent: '70.00', planned: '-20.00', left: '1730.00' })
  expect(await food('2026-12-24')).toMatchObject({ carried: '1750.00', planned: '-20.00' })
})

test('what repeats without end is planned for a year, and no longer', async () => {
  await repeat('2026-12-05', {}, { unit: 'day' })
  expect(await food('2027-11-24')).toMatchObject({ planned: '2100.00' })
  expect(await food('2027-12-24')).toMatchObject({ planned: '0.00' })
})

test('what is recorded while the budget is read counts once', async () => {
  const id = await repeat('2026-11-20')
  const held = holdStatements(api.database, 'days_of_schedule')
  const reader = { id: planner.id, today: '2026-11-24', month_start: 1 }
  const answer = listBudgets(held.database, reader)
  while (held.asked() === 0) await nextTurn()
  const booked = planner.call(`POST /api/schedules/${id}/book`, { due_on: '2026-11-20' })
  await Promise.race([booked, nextTurn(500)])
  held.release()
  expect((await answer).data).toMatchObject([{ spent: '0.00', planned: '70.00' }])
  await booked
  expect(await food('2026-11-24')).toMatchObject({ spent: '70.00', planned: '0.00' })
})

test('what budgets have left after what is planned is what the dashboard has left', async () => {
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  await setBudget(other, { amount: '300', from_period: '2026-11-01' })
  const splits = [
    { category_id: planner.makanan, amount: '30', note: '' },
    { category_id: other, amount: '40', note: '' },
  ]
  const bank = await planner.wallet('Bank')
  const fee = { fee: '2.50', fee_category_id: other, category_id: undefined }
  await repeat('2026-11-24', { splits })
  await repeat('2026-11-03')
  await repeat('2026-11-30', { type: 'transfer', from_wallet_id: bank, to_wallet_id: null, ...fee })
  await planner.spend('12.34', '2026-11-27')
  const [{ meta }, outlook] = [await budgetsOf('2026-11-24'), await planner.outlook()]
  expect(meta.planned).toBe('154.84')
  expect(meta.left_after_planned).toBe(outlook.left_in_period)
  expect(centsOf(meta.left_after_planned)).toBe(centsOf(meta.left) - centsOf(meta.planned))
})

const nextTurn = (milliseconds = 5) => new Promise(resolve => setTimeout(resolve, milliseconds))
