import fc from 'fast-check'
import { bookEverybody } from '../../src/schedules/days/book-everybody'
import { findDisagreements } from '../agreement/agreement'
import { type Basket, newBasket } from '../basket'
import { expectTotals } from '../expect-totals'
import { daysFrom } from '../good-order'
import { setDay } from '../planner'
import { saveSettings } from '../settings'
import type { Api } from '../start-api'
import { anyStep, takeStep } from './steps'
import { passDays, type World } from './world'

const day = fc.integer({ min: 0, max: 1000 }).map(count => daysFrom('2026-01-01', 1001)[count]!)
const days = fc.constantFrom(0, 0, 0, 1, 3, 17)
const move = fc.record({ change: anyStep, days })

/** Makes random changes. The same seed always makes the same changes. */
export async function walk(servers: Api[], seed: number, count: number) {
  const [first = '2026-01-31'] = fc.sample(day, { numRuns: 1, seed })
  const world = await newWorld(servers, first)
  let taken = 0
  for (const [index, { change, days }] of fc.sample(move, { numRuns: count, seed }).entries()) {
    const { status, text } = await takeStep({ ...world, index }, change)
    if (status < 300) taken += 1
    passDays(world, days)
    if (days > 0) await bookEverybody(servers[0]!.database, failed)
    const wrong = await findDisagreements(world.basket, servers[0]!)
    if (status >= 500) wrong.push(`It was answered ${status}: ${text}`)
    if (wrong.length > 0) return { taken, wrong: { seed, index, first, change, days, found: wrong } }
    await expectTotals(servers[0]!, world.basket.id)
  }
  return { taken, wrong: null }
}

const failed = (error: unknown) => {
  throw error
}

export async function newWorld(servers: Api[], first: string): Promise<World> {
  setDay(first, '10:30')
  const basket = await newBasket(servers[0]!)
  await saveSettings(servers[0]!, basket, { time_zone: 'Asia/Jakarta' })
  await begin(basket, count => new Date(Date.parse(first) - count * 86_400_000).toISOString().slice(0, 10))
  return { servers, basket, clock: { day: first }, index: 0 }
}

async function begin(basket: Basket, before: (count: number) => string) {
  const bank = await basket.wallet('Bank', {
    ...{ kind: 'bank', opening_balance: '1000', opening_date: before(90) },
  })
  await basket.wallet('Tabungan', { kind: 'savings', opening_balance: '50', opening_date: before(20) })
  await basket.wallet('Pinjaman', {
    ...{ kind: 'loan', opening_balance: '-900', opening_date: before(60), due_day: 31, instalments: 9 },
  })
  await basket.earn({ amount: '5000', transaction_date: before(100) })
  await basket.book({ amount: '70.05', transaction_date: before(30), wallet_id: bank })
  const shares = [
    { name: 'Budi', amount: '10' },
    { name: 'Ani', amount: '5', owed_by: 'me' },
  ]
  await basket.book({ amount: '30', transaction_date: before(2), wallet_id: bank, shares })
  const template = {
    type: 'expense',
    amount: '70',
    category_id: basket.makanan,
    description: 'Kos',
    wallet_id: bank,
  }
  const rule = { unit: 'month', anchor_date: before(65), is_automatic: false }
  await basket.call('POST /api/schedules', { template, ...rule })
  await basket.call('POST /api/goals', { name: 'Laptop', target: '900', due_on: null, wallet_id: null })
  const budget = { amount: '300', from_period: before(70), carry: 'both' }
  await basket.call(`PUT /api/budgets/${basket.makanan}`, budget)
}
