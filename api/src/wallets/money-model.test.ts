import { jest } from '@jest/globals'
import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { findDisagreements } from '../../testing/agreement/agreement'
import { type Basket, newBasket } from '../../testing/basket'
import { expectTotals } from '../../testing/expect-totals'
import { setDay } from '../../testing/planner'
import { saveSettings } from '../../testing/settings'
import { closeServers, startServers } from '../../testing/several-servers'
import type { Api } from '../../testing/start-api'
import { anyStep, takeStep } from '../../testing/world/steps'
import { passDays, type World } from '../../testing/world/world'
import { bookEverybody } from '../schedules/book-everybody'

/* Whatever is done and whatever day comes: each figure is what its records make, and what every other call says. */

let servers: Api[]
beforeAll(async () => {
  servers = await startServers(2)
})
afterEach(() => jest.useRealTimers())
afterAll(() => closeServers(servers))

const firstDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map(day => day.toISOString().slice(0, 10))
const step = fc.record({ change: anyStep, days: fc.constantFrom(0, 0, 0, 1, 3, 17) })

test('every figure is what the records make and what each other call says, after any change, on any day', async () => {
  let [steps, taken] = [0, 0]
  await fc.assert(
    fc.asyncProperty(firstDay, fc.array(step, { minLength: 5, maxLength: 25 }), async (day, changes) => {
      setDay(day, '10:30')
      const basket = await newBasket(servers[0]!)
      await saveSettings(servers[0]!, basket, { time_zone: 'Asia/Jakarta' })
      const world: World = { servers, basket, clock: { day }, index: 0, goneTo: new Map() }
      await begin(basket, day)
      for (const [index, { change, days }] of changes.entries()) {
        const { status } = await takeStep({ ...world, index }, change)
        expect([change, status < 500]).toEqual([change, true])
        if (status < 300) taken += 1
        steps += 1
        passDays(world, days)
        if (days > 0) await bookEverybody(servers[0]!.database, failed)
        expect(await findDisagreements(basket.call)).toEqual([])
        await expectTotals(servers[0]!, basket.id)
      }
    }),
    rounds(60, 3),
  )
  if (process.env.COUNT_STEPS) process.stderr.write(`${steps} steps, ${taken} taken\n`)
}, 3_000_000)

const failed = (error: unknown) => {
  throw error
}

/** Something of most, so that the first change has something to change. */
async function begin(basket: Basket, day: string) {
  const before = (count: number) => new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)
  const bank = await basket.wallet('Bank', { kind: 'bank', opening_balance: '1000', opening_date: before(90) })
  await basket.wallet('Tabungan', { kind: 'savings', opening_balance: '50', opening_date: before(20) })
  await basket.wallet('Pinjaman', {
    ...{ kind: 'loan', opening_balance: '-900', opening_date: before(60), due_day: 31, instalments: 9 },
  })
  await basket.earn({ amount: '5000', transaction_date: before(100) })
  await basket.book({ amount: '70.05', transaction_date: before(30), wallet_id: bank })
  await basket.call(`PUT /api/budgets/${basket.makanan}`, { amount: '300', from_period: before(70), carry: 'both' })
}
