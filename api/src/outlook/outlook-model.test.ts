import { jest } from '@jest/globals'
import { addDays } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { findWrong } from '../../testing/outlook-model'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

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
const sources = fc.record({
  budget: fc.option(fc.integer({ min: 1, max: 99_999_999 })),
  goal: fc.option(fc.record({ cents: fc.integer({ min: 1, max: 99_999_999 }), at: fc.nat(40) })),
  repeats: fc.option(
    fc.record({
      ...{ at: fc.integer({ min: -20, max: 30 }), every: fc.integer({ min: 3, max: 20 }) },
      type: fc.constantFrom('income', 'expense'),
    }),
  ),
})
type ValueOf<Some> = Some extends fc.Arbitrary<infer Value> ? Value : never
type Booking = ValueOf<typeof booking>
type Sources = ValueOf<typeof sources>

test('the sum is what its lines say and what their records say, whatever is booked and planned, always', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(booking, { maxLength: 8 }),
      place,
      fc.boolean(),
      fc.integer({ min: 1, max: 40 }),
      sources,
      async (bookings, { today: moment, ...settings }, hasWallets, ahead, more) => {
        const day = moment.toISOString().slice(0, 10)
        setDay(day, '10:30')
        const planner = await newPlanner(api, settings)
        const bank = hasWallets
          ? await planner.wallet('Bank', { kind: 'bank', opening_balance: '1.25' })
          : null
        for (const each of bookings)
          await book(planner, each, day, hasWallets && each.ahead > 0 ? bank : null)
        await addSources(planner, more)
        const outlook = await planner.outlook()
        expect(await findWrong(planner, outlook)).toEqual([])
        expect(outlook.basis).toBe(more.budget === null ? 'income' : 'budgets')

        const planned = await planner.spend('12.34', addDays(outlook.today, ahead))
        expect(await findWrong(planner, await planner.outlook())).toEqual([])
        await planner.call(`DELETE /api/transactions/${planned.json.data.id}`)
        expect(await planner.outlook()).toEqual(outlook)

        setDay(addDays(day, ahead), '10:30')
        const later = await planner.outlook()
        expect(await findWrong(planner, later)).toEqual([])
        if (more.repeats) return
        expect(later.days[0]).toEqual(outlook.days[ahead] ?? later.days[0])
        if (hasWallets) {
          const { meta } = (await planner.list()) as unknown as { meta: { to_spend: string } }
          expect(later.days[0]!.balance).toBe(meta.to_spend)
        }
      },
    ),
    rounds(40, 4),
  )
}, 600_000)

async function addSources(planner: Planner, { budget, goal, repeats }: Sources) {
  const { today, period } = await planner.outlook()
  const answers = []
  if (budget !== null) {
    const body = { amount: decimal(budget), from_period: period.from }
    answers.push(await planner.call(`PUT /api/budgets/${planner.makanan}`, body))
  }
  if (goal) {
    const body = { name: 'Laptop', target: '9000000', due_on: null, wallet_id: null }
    const { json } = await planner.call('POST /api/goals', body)
    const move = { amount: decimal(goal.cents), moved_on: addDays(today, goal.at - 20) }
    answers.push(await planner.call(`POST /api/goals/${json.data.id}/moves`, move))
  }
  if (repeats) {
    const { at, every, type } = repeats
    const category_id = type === 'income' ? planner.gaji : planner.makanan
    const template = { type, amount: '12.34', category_id, description: 'Kos' }
    const rule = { unit: 'day', every, anchor_date: addDays(today, at), is_automatic: false }
    answers.push(await planner.call('POST /api/schedules', { ...rule, template }))
  }
  for (const { status, text } of answers) if (status >= 300) throw new Error(text)
}

const decimal = (cents: number) => (cents / 100).toFixed(2)

async function book(planner: Planner, { ahead, cents, kind }: Booking, today: string, wallet: number | null) {
  const [day, amount] = [addDays(today, ahead), decimal(cents)]
  const inWallet = wallet === null ? {} : { wallet_id: wallet }
  if (kind === 'transfer') {
    if (wallet !== null) await planner.addTransfer({ from_wallet_id: wallet, amount, transfer_date: day })
  } else if (kind === 'income') await planner.receive(amount, day, inWallet)
  else await planner.spend(amount, day, { ...inWallet, is_refund: kind === 'refund' })
}
