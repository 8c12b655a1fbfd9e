import { jest } from '@jest/globals'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { findWrong } from '../../testing/outlook-model'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'
import { dayAfter } from './days'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const booking = fc.record({
  ahead: fc.integer({ min: -100, max: 62 }),
  cents: fc.integer({ min: 1, max: 99_999_999_999 }),
  kind: fc.constantFrom('income', 'expense', 'expense', 'refund', 'transfer'),
})
const place = fc.record({
  today: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true }),
  time_zone: fc.constantFrom('Pacific/Auckland', 'America/Los_Angeles', 'Asia/Jakarta'),
  month_start: fc.constantFrom(1, 2, 15, 25, 28),
})
type Booking = typeof booking extends fc.Arbitrary<infer Value> ? Value : never

test('the sum is what its lines say and what their records say, whatever is booked and planned, always', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(booking, { maxLength: 8 }),
      place,
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      async (bookings, { today: moment, ...settings }, hasWallets, ahead) => {
        const day = moment.toISOString().slice(0, 10)
        setDay(day, '10:30')
        const planner = await newPlanner(api, settings)
        const bank = hasWallets
          ? await planner.wallet('Bank', { kind: 'bank', opening_balance: '1.25' })
          : null
        // What was is in wallets or in none; what is planned without one is paid from one in the end.
        for (const each of bookings)
          await book(planner, each, day, hasWallets && each.ahead > 0 ? bank : null)
        const outlook = await planner.outlook()
        expect(await findWrong(planner, outlook)).toEqual([])

        const planned = await planner.spend('12.34', dayAfter(outlook.today, ahead))
        expect(await findWrong(planner, await planner.outlook())).toEqual([])
        await planner.call(`DELETE /api/transactions/${planned.json.data.id}`)
        expect(await planner.outlook()).toEqual(outlook)

        setDay(dayAfter(day, ahead), '10:30')
        const later = await planner.outlook()
        expect(await findWrong(planner, later)).toEqual([])
        expect(later.days[0]).toEqual(outlook.days[ahead] ?? later.days[0])
        if (hasWallets) {
          const { meta } = (await planner.list()) as unknown as { meta: { balance: string } }
          expect(later.days[0]!.balance).toBe(meta.balance)
        }
      },
    ),
    rounds(120, 8),
  )
}, 600_000)

async function book(planner: Planner, { ahead, cents, kind }: Booking, today: string, wallet: number | null) {
  const [day, amount] = [dayAfter(today, ahead), (cents / 100).toFixed(2)]
  const inWallet = wallet === null ? {} : { wallet_id: wallet }
  if (kind === 'transfer') {
    if (wallet !== null) await planner.addTransfer({ from_wallet_id: wallet, amount, transfer_date: day })
  } else if (kind === 'income') await planner.receive(amount, day, inWallet)
  else await planner.spend(amount, day, { ...inWallet, is_refund: kind === 'refund' })
}
