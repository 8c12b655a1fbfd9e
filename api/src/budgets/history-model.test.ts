import fc from 'fast-check'
import type { Carry } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const day = fc
  .record({ month: fc.integer({ min: 1, max: 6 }), date: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, date }) => `2026-0${month}-${String(date).padStart(2, '0')}`)
const booking = fc.record({ day, amount: fc.integer({ min: 1, max: 900 }), is_refund: fc.nat(4) })
const history = fc.record({
  monthStart: fc.constantFrom(1, 2, 15, 25, 28),
  amount: fc.integer({ min: 0, max: 1000 }),
  carry: fc.constantFrom<Carry>('none', 'surplus', 'both'),
  bookings: fc.array(booking, { maxLength: 12 }),
})

test('amount, carried, spent and left are those of the bookings in every period', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ monthStart, amount, carry, bookings }) => {
      const owner = await newBudgeter(api, monthStart)
      const firsts = [1, 2, 3, 4, 5].map(month => `2026-0${month}-${String(monthStart).padStart(2, '0')}`)
      await owner.set(owner.makanan, { amount, carry, from_period: firsts[0] })
      for (const { day, amount, is_refund } of bookings)
        await owner.book({ amount, transaction_date: day, is_refund: is_refund === 0 })
      let carried = 0
      for (const [place, first] of firsts.entries()) {
        const end = firsts[place + 1] ?? `2026-06-${String(monthStart).padStart(2, '0')}`
        const spent = bookings
          .filter(one => one.day >= first && one.day < end)
          .reduce((sum, one) => sum + (one.is_refund === 0 ? -one.amount : one.amount), 0)
        const left = amount + carried - spent
        const [expected, answered] = [{ amount, carried, spent, left }, await owner.food(first)]
        expect(answered).toMatchObject(
          Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, value.toFixed(2)])),
        )
        carried = carry === 'none' ? 0 : carry === 'both' ? left : Math.max(0, left)
      }
    }),
    rounds(60, 6),
  )
}, 120_000)
