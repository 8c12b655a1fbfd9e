import { jest } from '@jest/globals'
import type { Schedule } from '@pundi/contract'
import { findWrong } from '../../testing/outlook-model'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

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

async function repeat(anchor_date: string, template: object = {}, changes: object = {}): Promise<Schedule> {
  const rent = {
    type: 'expense',
    amount: '70',
    category_id: planner.makanan,
    description: 'Kos',
    ...template,
  }
  const rule = { unit: 'month', every: 1, is_automatic: false }
  const { status, json, text } = await planner.call('POST /api/schedules', {
    ...{ ...rule, anchor_date, template: rent },
    ...changes,
  })
  if (status !== 201) throw new Error(text)
  return json.data as unknown as Schedule
}
const expectRight = async () => expect(await findWrong(planner, await planner.outlook())).toEqual([])

test('what repeats until the period ends lowers what a day has, and each of its days the balance', async () => {
  await planner.receive('700', '2026-11-01')
  const { id } = await repeat('2026-11-28')
  await repeat('2026-11-25', { type: 'income', category_id: planner.gaji, amount: '7', description: 'Bunga' })
  const { days, ...outlook } = await planner.outlook()
  expect(outlook).toMatchObject({
    ...{ left_in_period: '637.00', per_day: '91.00', left_today: '91.00' },
    lines: [
      { kind: 'income', amount: '700.00' },
      { kind: 'recurring_income', amount: '7.00', count: 1 },
      { kind: 'recurring', amount: '-70.00', count: 1 },
    ],
    lowest: { date: '2026-12-28', balance: '574.00' },
  })
  expect(outlook.planned.map(({ date, description, amount }) => [date, description, amount])).toEqual([
    ['2026-11-25', 'Bunga', '7.00'],
    ['2026-11-28', 'Kos', '-70.00'],
    ['2026-12-25', 'Bunga', '7.00'],
    ['2026-12-28', 'Kos', '-70.00'],
  ])
  expect(outlook.planned[1]).toMatchObject({
    schedule_id: id,
    category: { id: planner.makanan, name: 'Makanan' },
  })
  expect(days.at(-1)).toEqual({ date: '2026-12-31', balance: '574.00' })
  await expectRight()
})

test('what is due today is today’s, whether it is booked already or not', async () => {
  await planner.receive('700', '2026-11-01')
  const { id } = await repeat('2026-11-24')
  const before = await planner.outlook()
  expect(before).toMatchObject({ per_day: '100.00', spent_today: '70.00', left_today: '30.00' })
  expect(before.lines).toContainEqual({ kind: 'due_today', amount: '-70.00', count: 1 })
  await expectRight()
  const { status } = await planner.call(`POST /api/schedules/${id}/book`, { due_on: '2026-11-24' })
  expect(status).toBe(201)
  const { lines, limits, planned, to_spend, ...after } = await planner.outlook()
  expect({ ...before, ...after }).toEqual(before)
  expect(limits![0]).toMatchObject({ per_day: '100.00', spent_today: '70.00', left_today: '30.00' })
  expect([before.to_spend, to_spend]).toEqual(['700.00', '630.00'])
  expect(lines.map(({ kind }) => kind)).toEqual(['income', 'spent_today'])
  expect(planned).toHaveLength(1)
})

test('what waits since an earlier day of the period is still to be paid; what is skipped is not', async () => {
  await planner.receive('700', '2026-11-01')
  const { id } = await repeat('2026-11-20')
  const outlook = await planner.outlook()
  expect(outlook).toMatchObject({ left_in_period: '630.00', spent_today: '0.00', left_today: '90.00' })
  expect([outlook.planned[0]?.date, outlook.days[0]?.balance]).toEqual(['2026-11-24', '630.00'])
  await expectRight()
  await planner.call(`POST /api/schedules/${id}/skip`, { due_on: '2026-11-20' })
  expect(await planner.outlook()).toMatchObject({ left_in_period: '700.00', left_today: '100.00' })
})

test('of a transfer that repeats the fee is spent, and the balance has what leaves the wallets', async () => {
  const [bank, cash] = [
    await planner.wallet('Bank', { opening_balance: '1000' }),
    await planner.wallet('Tunai'),
  ]
  const moved = { type: 'transfer', amount: '100', description: '', category_id: undefined }
  const fee = { fee: '2.50', fee_category_id: planner.makanan }
  await repeat('2026-11-26', { ...moved, from_wallet_id: bank, to_wallet_id: cash, ...fee })
  await repeat('2026-11-28', { ...moved, from_wallet_id: bank, to_wallet_id: null })
  const { lines, days } = await planner.outlook()
  expect(lines).toEqual([{ kind: 'recurring', amount: '-2.50', count: 1 }])
  expect(days.slice(0, 5).map(({ balance }) => balance)).toEqual([
    ...['1000.00', '1000.00', '997.50', '997.50', '897.50'],
  ])
  await expectRight()
})

test('with budgets it lowers those of its categories, part by part, and no other', async () => {
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  await planner.call(`PUT /api/budgets/${planner.makanan}`, { amount: '700', from_period: '2026-11-01' })
  const splits = [
    { category_id: planner.makanan, amount: '30', note: '' },
    { category_id: other, amount: '40', note: '' },
  ]
  await repeat('2026-11-28', { splits })
  await repeat('2026-11-29', { category_id: other })
  const { lines, left_in_period } = await planner.outlook()
  const category = { id: planner.makanan, name: 'Makanan' }
  expect(left_in_period).toBe('670.00')
  expect(lines).toEqual([
    { kind: 'budget', category, amount: '700.00', count: 0 },
    { kind: 'recurring', category, amount: '-30.00', count: 1 },
  ])
  await expectRight()
})

test('what a schedule booked was known beforehand, and so is not usual', async () => {
  await planner.spend('1', '2026-10-01')
  await repeat('2026-11-16', { amount: '70000' }, { unit: 'day', every: 7, is_automatic: true })
  expect((await planner.outlook()).usual).toMatchObject({ low: '0.00', high: '0.00' })
})
