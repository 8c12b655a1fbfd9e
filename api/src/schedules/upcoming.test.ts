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

const upcoming = (from: string, to: string) => listUpcoming(api.database, planner.id, from, to)

test('has each day that is neither booked nor skipped, in the order of the bookings', async () => {
  const kos = await planner.plan({ anchor_date: '2026-04-30' })
  const gaji = await planner.plan(
    { anchor_date: '2026-04-25', weekend: 'before' },
    { type: 'income', category_id: planner.gaji, description: 'Gaji' },
  )
  await planner.skip(kos.id, '2026-05-30')
  await planner.bookDay(gaji.id, '2026-05-25')
  const days = await upcoming('2026-04-15', '2026-06-30')
  expect(days.map(({ schedule_id, due_on, date }) => [schedule_id, due_on, date])).toEqual([
    // 25 April 2026 is a Saturday.
    [gaji.id, '2026-04-25', '2026-04-24'],
    [kos.id, '2026-04-30', '2026-04-30'],
    [gaji.id, '2026-06-25', '2026-06-25'],
    [kos.id, '2026-06-30', '2026-06-30'],
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
  const days = await upcoming('2026-04-15', '2026-04-30')
  const common = { due_on: '2026-04-20', date: '2026-04-20', is_automatic: true, description: 'Kos' }
  const none = { fee: null, fee_category_id: null, splits: null, from_wallet_id: null, to_wallet_id: null }
  const expense = { ...common, ...none, ...category, type: 'expense', amount: '1500000.00', is_refund: false }
  expect(days.map(({ schedule_id: _, ...day }) => day)).toEqual([
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

test('has what waits to be booked by hand, from the day that is asked for', async () => {
  await planner.plan({ anchor_date: '2026-02-10', is_automatic: false })
  const dates = async (from: string) => (await upcoming(from, '2026-05-31')).map(({ date }) => date)
  expect(await dates('2026-01-01')).toEqual(['2026-02-10', '2026-03-10', '2026-04-10', '2026-05-10'])
  expect(await dates('2026-04-01')).toEqual(['2026-04-10', '2026-05-10'])
})
