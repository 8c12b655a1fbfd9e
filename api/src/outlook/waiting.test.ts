import { jest } from '@jest/globals'
import type { BudgetsAnswer } from '@pundi/contract'
import { findWrong } from '../../testing/outlook-model'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

/* Today is 27 November 2026. The period ends in four days. */

let api: Api
let planner: Planner
let wallet: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-27')
  planner = await newPlanner(api)
  wallet = await planner.wallet('Bank', { opening_balance: '1000', opening_date: '2026-01-01' })
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

async function repeat(anchor_date: string, template: object = {}, changes: object = {}): Promise<number> {
  const bill = { type: 'expense', amount: '100', category_id: planner.makanan, description: 'Tagihan' }
  const { status, json, text } = await planner.call('POST /api/schedules', {
    ...{ unit: 'month', every: 1, is_automatic: false, anchor_date, until: '2026-11-27' },
    template: { ...bill, wallet_id: wallet, ...template },
    ...changes,
  })
  if (status !== 201) throw new Error(text)
  return json.data.id
}

const setBudget = () =>
  planner.call(`PUT /api/budgets/${planner.makanan}`, { amount: '500', from_period: '2026-06-01' })
const plannedIn = async (period: string) => {
  const { json } = await planner.call(`GET /api/budgets?period=${period}`)
  return (json as unknown as BudgetsAnswer).data[0]?.planned
}
const summary = async () => {
  const { planned, left_in_period, left_today, days, lowest } = await planner.outlook()
  const listed = planned.map(({ date, amount }) => [date, amount])
  return { listed, left_in_period, left_today, today: days[0]!.balance, lowest: lowest.balance }
}
const today = '2026-11-27'

test.each([
  ['recorded', 'book'],
  ['skipped', 'skip'],
])('a bill of an earlier period is to be paid today with budgets, until it is %s', async (_name, way) => {
  await setBudget()
  const id = await repeat('2026-10-28', {}, { until: '2026-10-28' })
  expect(await summary()).toEqual({
    ...{ listed: [[today, '-100.00']], left_in_period: '400.00', left_today: '100.00' },
    ...{ today: '900.00', lowest: '900.00' },
  })
  expect([await plannedIn('2026-11-01'), await plannedIn('2026-10-01')]).toEqual(['100.00', '0.00'])
  expect(await findWrong(planner, await planner.outlook())).toEqual([])
  await planner.call(`POST /api/schedules/${id}/${way}`, { due_on: '2026-10-28' })
  const rest = way === 'book' ? '900.00' : '1000.00'
  expect(await summary()).toEqual({
    ...{ listed: [], left_in_period: '500.00', left_today: '125.00', today: rest, lowest: rest },
  })
  expect(await plannedIn('2026-11-01')).toBe('0.00')
})

test('a bill of an earlier period is to be paid today without budgets', async () => {
  await planner.receive('700', '2026-11-01')
  await repeat('2026-10-28', {}, { until: '2026-10-28' })
  const { left_in_period, days } = await planner.outlook()
  expect([left_in_period, days[0]!.balance]).toEqual(['600.00', '1600.00'])
})

test('an income that waits since an earlier period is still to come', async () => {
  await repeat(
    '2026-10-29',
    { type: 'income', category_id: planner.gaji, amount: '1000' },
    { count: 1, until: null },
  )
  expect(await summary()).toMatchObject({
    ...{ listed: [[today, '1000.00']], left_in_period: '1000.00', today: '2000.00' },
  })
})

test('a transfer that waits since an earlier period moves its money and costs its fee', async () => {
  const moved = { from_wallet_id: wallet, to_wallet_id: null, amount: '200' }
  const fee = { fee: '5', fee_category_id: planner.makanan }
  const template = { type: 'transfer', description: '', ...moved, ...fee }
  await repeat('2026-10-28', {}, { template, until: '2026-10-28' })
  expect(await summary()).toMatchObject({
    ...{ listed: [[today, '-205.00']], left_in_period: '-5.00', today: '795.00' },
  })
})

test('each missed day of what repeats monthly counts once', async () => {
  await setBudget()
  await repeat('2026-09-23')
  expect(await summary()).toMatchObject({
    listed: [
      [today, '-100.00'],
      [today, '-100.00'],
      [today, '-100.00'],
    ],
    ...{ left_in_period: '200.00', today: '700.00' },
  })
  expect(await plannedIn('2026-11-01')).toBe('300.00')
})

test('on the first of a month what was offered on the day before is still asked for', async () => {
  await setBudget()
  setDay('2026-12-01')
  await repeat('2026-11-30', {}, { until: '2026-11-30' })
  expect(await summary()).toMatchObject({ listed: [['2026-12-01', '-100.00']], left_in_period: '400.00' })
})

test('what is older than sixty days of what repeats is one line, with its number and its sum', async () => {
  await setBudget()
  // There are 100 dates; the newest is today. The newest 60 dates are listed singly, and the 40
  // older dates share one entry.
  await repeat('2026-08-20', { amount: '1' }, { unit: 'day' })
  const { planned, left_in_period, days, lines } = await planner.outlook()
  expect(planned[0]).toMatchObject({ date: today, amount: '-40.00', count: 40, description: 'Tagihan' })
  expect(planned.slice(1).every(each => each.amount === '-1.00' && !('count' in each))).toBe(true)
  expect([planned.length, left_in_period, days[0]!.balance]).toEqual([61, '400.00', '900.00'])
  expect(lines.map(({ kind, amount, count }) => [kind, amount, count])).toEqual([
    ['budget', '500.00', 0],
    ['recurring', '-99.00', 99],
    ['due_today', '-1.00', 1],
  ])
  expect(await plannedIn('2026-11-01')).toBe('100.00')
})
