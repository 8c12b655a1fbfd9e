import { jest } from '@jest/globals'
import { fakeClock } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import { type Api, startApi } from '../../testing/start-api'
import { listUpcoming } from './day-queries'

/* What budgets and forecasts count on: the days that are to be booked. */

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
    // 25 April 2026 is a Saturday, and the money comes on the day before.
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
  // The last 60 days begin on 15 February. Of the 46 before them two are skipped.
  expect(days).toEqual([[-1, 44], ...Array.from({ length: 57 }, () => [-1, 1]), [0, 1], [1, 1]])
})

test('has what ended long ago singly, as many as 60 of it', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2025-01-01', count: 62, is_automatic: false })
  expect((await upcoming('2026-04-16'))[0]!.days).toEqual([
    [-1, 2],
    ...Array.from({ length: 60 }, () => [-1, 1]),
  ])
})

test('has a period as one where only its sum is asked for, and today’s apart from none of it', async () => {
  await planner.plan({ unit: 'day', anchor_date: '2026-04-10', is_automatic: false })
  expect((await upcoming('2026-06-24', { month_start: 25 }))[0]!.days).toEqual([
    // What has passed; from today to 24 April; and the two periods after it.
    [-1, 5],
    [0, 10],
    [10, 30],
    [40, 31],
  ])
})
