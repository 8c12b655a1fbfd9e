import { jest } from '@jest/globals'
import { centsOf } from '@pundi/contract'
import { holdStatements } from '../../testing/held-queries'
import { findWrong } from '../../testing/outlook-model'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'
import { findOutlook } from './find-outlook'

let api: Api
let planner: Planner
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-24')
  planner = await newPlanner(api)
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const setBudget = (amount: string, changes: object = {}) =>
  planner.call(`PUT /api/budgets/${planner.makanan}`, { amount, from_period: '2026-11-01', ...changes })

const newGoal = async () => {
  const body = { name: 'Laptop', target: '12000000', due_on: null, wallet_id: null }
  return (await planner.call('POST /api/goals', body)).json.data.id
}
const putAside = (goal: number, amount: string, moved_on: string) =>
  planner.call(`POST /api/goals/${goal}/moves`, { amount, moved_on })

test('with budgets it is what they have left after what is planned in them, shared by the days', async () => {
  await planner.receive('9000000', '2026-11-01')
  await planner.spend('200000', '2026-11-10')
  await planner.spend('30000', '2026-11-24')
  await planner.spend('100000', '2026-11-28')
  expect(await planner.outlook()).toMatchObject({ basis: 'income' })
  await setBudget('1000000')
  const outlook = await planner.outlook()
  const category = { id: planner.makanan, name: 'Makanan' }
  expect(outlook).toMatchObject({
    ...{ basis: 'budgets', left_in_period: '670000.00', per_day: '100000.00', left_today: '70000.00' },
    lines: [
      { kind: 'budget', category, amount: '1000000.00', count: 0 },
      { kind: 'spent', category, amount: '-200000.00', count: 1 },
      { kind: 'planned', category, amount: '-100000.00', count: 1 },
      { kind: 'spent_today', category, amount: '-30000.00', count: 1 },
    ],
  })
  expect(await findWrong(planner, outlook)).toEqual([])
})

test('the days of what repeats are read once, for the budgets too', async () => {
  await setBudget('1000000')
  const held = holdStatements(api.database, 'days_of_schedule')
  held.release()
  const reader = { id: planner.id, today: '2026-11-24', month_start: 1, currency: 'IDR' as const }
  expect(await findOutlook(held.database, reader)).toMatchObject({ basis: 'budgets' })
  expect(held.asked()).toBe(1)
})

test('it is what the budgets say themselves, whatever is carried over, split, given back or spent elsewhere', async () => {
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  await setBudget('500000', { from_period: '2026-09-01', carry: 'both' })
  await planner.call(`PUT /api/budgets/${other}`, { amount: '100000', from_period: '2026-11-01' })
  await planner.spend('620000', '2026-10-05')
  const splits = [
    { category_id: planner.makanan, amount: '40000', note: '' },
    { category_id: other, amount: '60000', note: '' },
  ]
  await planner.spend('100000', '2026-11-05', { splits })
  await planner.spend('15000', '2026-11-06', { is_refund: true })
  await planner.spend('130000', '2026-11-30', { category_id: other })
  const outlook = await planner.outlook()
  const { meta } = (await planner.call('GET /api/budgets')).json as unknown as {
    meta: { left: string; planned: string; spent_today: string }
  }
  expect(centsOf(outlook.left_in_period)).toBe(centsOf(meta.left) - centsOf(meta.planned))
  expect(outlook.spent_today).toBe(meta.spent_today)
  expect(await findWrong(planner, outlook)).toEqual([])
})

test('without budgets what goals have got in the period is not there to be spent', async () => {
  await planner.receive('700000', '2026-11-01')
  const goal = await newGoal()
  await putAside(goal, '100000', '2026-10-31')
  await putAside(goal, '200000', '2026-11-02')
  await putAside(goal, '50000', '2026-11-30')
  await putAside(goal, '1000', '2026-12-01')
  const outlook = await planner.outlook()
  expect(outlook).toMatchObject({ basis: 'income', left_in_period: '450000.00', per_day: '64285.71' })
  expect(outlook.lines).toContainEqual({ kind: 'put_aside', amount: '-250000.00', count: 2 })
  expect(await findWrong(planner, outlook)).toEqual([])
})

test.each(['200000', '-90000'])(
  'with budgets %s for a goal changes nothing of what they have',
  async amount => {
    await setBudget('700000')
    const goal = await newGoal()
    await putAside(goal, '100000', '2026-10-31')
    const before = await planner.outlook()
    await putAside(goal, amount, '2026-11-02')
    expect(before).toMatchObject({ basis: 'budgets', left_in_period: '700000.00' })
    expect(await planner.outlook()).toEqual(before)
  },
)

test('what is taken out of a goal is there to be spent', async () => {
  await planner.receive('700000', '2026-11-01')
  const goal = await newGoal()
  await putAside(goal, '300000', '2026-10-31')
  await putAside(goal, '-70000', '2026-11-02')
  expect(await planner.outlook()).toMatchObject({ left_in_period: '770000.00' })
})

test('a budget that ends leaves what is received', async () => {
  await planner.receive('700000', '2026-11-01')
  await setBudget('1000')
  expect(await planner.outlook()).toMatchObject({ basis: 'budgets', left_in_period: '1000.00' })
  await planner.call(`DELETE /api/budgets/${planner.makanan}`)
  expect(await planner.outlook()).toMatchObject({ basis: 'income', left_in_period: '700000.00' })
})
