import { jest } from '@jest/globals'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { fakeClock } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { type Api, startApi } from '../../../testing/start-api'
import { listUpcoming } from './queries'

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  api = await startApi()
})
beforeEach(async () => {
  planner = await newPlanner(api)
})
afterAll(() => api.close())

const today = '2026-04-15'
const upcoming = (to: string, more: object = {}) =>
  listUpcoming(api.database, planner.id, { today, to, ...more })

test('has each day that is neither booked nor skipped, by how far it is', async () => {
  const kos = await planner.plan({ anchor_date: '2026-04-30' })
  const gaji = await planner.plan(
    { anchor_date: '2026-04-25', weekend: 'before' },
    { type: 'income', category_id: planner.gaji, description: 'Gaji' },
  )
  await planner.skip(kos.id, '2026-05-30')
  await planner.bookDay(gaji.id, '2026-05-25')
  expect((await upcoming('2026-06-30')).map(({ schedule_id, days }) => [schedule_id, days])).toEqual([
    [
      gaji.id,
      [
        [9, 1],
        [71, 1],
      ],
    ],
    [
      kos.id,
      [
        [15, 1],
        [76, 1],
      ],
    ],
  ])
})

test('says where the money goes, and what it is', async () => {
  const [bank, cash] = [await planner.wallet('Bank'), await planner.wallet('Tunai')]
  const one = { anchor_date: '2026-04-20', count: 1 }
  const category = { category_id: planner.makanan }
  await planner.plan(one, { wallet_id: bank })
  await planner.plan(one, { wallet_id: bank, is_refund: true })
  await planner.plan(one, { type: 'income', category_id: planner.gaji, wallet_id: cash })
  const splits = ['1', '2'].map(amount => ({ ...category, amount, note: '' }))
  await planner.plan(one, { amount: '3', splits })
  const moved = { type: 'transfer', from_wallet_id: bank, to_wallet_id: cash, amount: '5', description: '' }
  await planner.plan({ ...one, template: { ...moved, fee: '1', fee_category_id: planner.makanan } })
  const common = { description: 'Kos', days: [[5, 1]] }
  const none = { fee: null, fee_category_id: null, splits: null, from_wallet_id: null, to_wallet_id: null }
  const expense = { ...common, ...none, ...category, type: 'expense', amount: '1500000.00', is_refund: false }
  expect((await upcoming('2026-04-30')).map(({ schedule_id: _, ...day }) => day)).toEqual([
    { ...expense, from_wallet_id: bank },
    { ...expense, to_wallet_id: bank, is_refund: true },
    { ...expense, type: 'income', category_id: planner.gaji, to_wallet_id: cash },
    { ...expense, amount: '3.00', splits: splits.map(part => ({ ...part, amount: `${part.amount}.00` })) },
    {
      ...{ ...expense, type: 'transfer', amount: '5.00', category_id: null, description: '' },
      ...{ fee: '1.00', fee_category_id: planner.makanan, from_wallet_id: bank, to_wallet_id: cash },
    },
  ])
})

test('has what waits to be booked by hand, however long it does', async () => {
  await planner.plan({ anchor_date: '2025-02-10', is_automatic: false, until: '2026-05-31' })
  expect((await upcoming('2026-05-31'))[0]!.days).toEqual([
    ...Array.from({ length: 15 }, () => [-1, 1]),
    [25, 1],
  ])
})

test('has what is older than the last 60 days as one', async () => {
  const { id } = await planner.plan({ unit: 'day', anchor_date: '2025-12-31', is_automatic: false })
  for (const due_on of ['2026-01-02', '2026-02-14', '2026-02-15', '2026-04-01'])
    expect((await planner.skip(id, due_on)).status).toBe(200)
  const days = (await upcoming('2026-04-16'))[0]!.days
  expect(days).toEqual([[-1, 44], ...Array.from({ length: 57 }, () => [-1, 1]), [0, 1], [1, 1]])
})

test('has what ended long ago singly, as many as 60 of it', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2025-01-01', count: 62, is_automatic: false })
  expect((await upcoming('2026-04-16'))[0]!.days).toEqual([
    [-1, 2],
    ...Array.from({ length: 60 }, () => [-1, 1]),
  ])
})

const anyRule = fc.record({
  unit: fc.constantFrom('day', 'day', 'week', 'month'),
  every: fc.integer({ min: 1, max: 40 }),
  anchor: fc.integer({ min: -400, max: 500 }),
  ends: fc.option(
    fc.oneof(fc.record({ until: fc.nat(900) }), fc.record({ count: fc.integer({ min: 1, max: 70 }) })),
  ),
  skipped: fc.constantFrom(false, false, true),
})

const dayAfter = (after: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) + after * 86_400_000).toISOString().slice(0, 10)

test('the sum of a period is that of its days, whatever repeats', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRule, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(1, 25, 28),
      fc.integer({ min: 0, max: 400 }),
      async (rules, month_start, ahead) => {
        planner = await newPlanner(api)
        for (const { unit, every, anchor, ends, skipped } of rules) {
          const until = ends && 'until' in ends ? { until: dayAfter(Math.max(anchor, 0) + ends.until) } : ends
          const rule = { unit, every, anchor_date: dayAfter(anchor), is_automatic: false, ...until }
          const { json, status } = await planner.add(rule)
          expect([status, json]).toEqual([201, json])
          const { id, next } = json.data as unknown as { id: number; next: { due_on: string } | null }
          if (skipped && next) await planner.skip(id, next.due_on)
        }
        const to = dayAfter(ahead)
        const [summed, singly] = [await upcoming(to, { month_start }), await upcoming(to)].map(found =>
          found.map(({ schedule_id, days }) => [schedule_id, byPeriod(days, month_start)]),
        )
        expect(summed).toEqual(singly)
      },
    ),
    rounds(80, 20),
  )
}, 240_000)

function byPeriod(days: [after: number, count: number][], month_start: number) {
  const sums = new Map<string, [number, number]>()
  for (const [after, count] of days) {
    const period = after < 0 ? 'passed' : dayAfter(after - month_start + 1).slice(0, 7)
    const known = sums.get(period)
    sums.set(period, known ? [known[0], known[1] + count] : [after, count])
  }
  return [...sums.values()]
}

test('has a period as one where only its sum is asked for, and today’s apart from none of it', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2026-04-10', is_automatic: false })
  expect((await upcoming('2026-06-24', { month_start: 25 }))[0]!.days).toEqual([
    [-1, 5],
    [0, 10],
    [10, 30],
    [40, 31],
  ])
})
