import { jest } from '@jest/globals'
import { rounds } from '@pundi/devkit/testing/rounds'
import fc from 'fast-check'
import { limitsOf, type Plain } from '../../testing/limits-model'
import { newPlanner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const [today, period] = ['2026-11-24', { from: '2026-11-01', to: '2026-11-30' }]
const dayFrom = (first: string, last: string) =>
  fc
    .date({ min: new Date(first), max: new Date(last), noInvalidDate: true })
    .map(day => day.toISOString().slice(0, 10))
const day = fc.oneof(fc.constant(today), dayFrom('2026-10-20', '2026-12-20'))
const cents = fc.integer({ min: 1, max: 9_999_999 })
const place = fc.constantFrom('bank' as const, 'bank' as const, 'savings' as const, 'none' as const)
const isFood = fc.boolean()
const income = fc.record({
  day,
  type: fc.constant('income' as const),
  cents,
  place,
  isFood: fc.constant(false),
})
const expense = fc.record({ day, type: fc.constant('expense' as const), cents, place, isFood })
const refund = expense.map(each => ({ ...each, cents: -each.cents }))
const plain = fc.record<Plain>({
  ...{ today: fc.constant(today), period: fc.constant(period), opening: fc.nat(9_999_999) },
  bookings: fc.array(fc.oneof(income, expense, expense, refund), { maxLength: 8 }),
  saved: fc.array(fc.record({ day, cents }), { maxLength: 2 }),
  moves: fc.array(fc.record({ day, cents, place }), { maxLength: 3 }),
  budget: fc.option(cents),
})

test('each limit is what its records make, and the one that leaves least today holds, whatever is recorded', async () => {
  setDay(today)
  await fc.assert(
    fc.asyncProperty(plain, async records => {
      const outlook = await record(records)
      const expected = limitsOf(records)
      const found = Object.fromEntries(
        outlook.limits!.map(({ kind, left_in_period, left_today }) => [
          kind,
          { left_in_period: toCents(left_in_period), left_today: toCents(left_today) },
        ]),
      )
      expect(found).toEqual(expected)
      for (const { lines, left_in_period } of outlook.limits!)
        expect(lines.reduce((sum, { amount }) => sum + toCents(amount), 0)).toBe(toCents(left_in_period))
      const least = Math.min(...Object.values(expected).map(({ left_today }) => left_today))
      expect(expected[outlook.limit!]?.left_today).toBe(least)
    }),
    rounds(60, 6),
  )
}, 600_000)

const toCents = (amount: string) => Math.round(Number(amount) * 100)
const decimal = (amount: number) => (Math.abs(amount) / 100).toFixed(2)

async function record({ opening, bookings, saved, moves, budget }: Plain) {
  const planner = await newPlanner(api)
  const bank = await planner.wallet('Bank', { kind: 'bank', opening_balance: decimal(opening) })
  const savings = await planner.wallet('Tabungan', { kind: 'savings' })
  const idOf = { bank, savings, none: null }
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  for (const { day, type, cents, place, isFood } of bookings) {
    const wallet = idOf[place] === null ? {} : { wallet_id: idOf[place] }
    if (type === 'income') await planner.receive(decimal(cents), day, wallet)
    else
      await planner.spend(decimal(cents), day, {
        ...{ ...wallet, is_refund: cents < 0, category_id: isFood ? planner.makanan : other },
      })
  }
  for (const { day, cents } of saved)
    await planner.addTransfer({
      ...{ from_wallet_id: bank, to_wallet_id: savings, amount: decimal(cents), transfer_date: day },
    })
  for (const { day, cents, place } of moves) {
    const goal = { name: 'Laptop', target: '9000000', due_on: null, wallet_id: idOf[place] }
    const { id } = (await planner.call('POST /api/goals', goal)).json.data
    await planner.call(`POST /api/goals/${id}/moves`, { amount: decimal(cents), moved_on: day })
  }
  if (budget !== null)
    await planner.call(`PUT /api/budgets/${planner.makanan}`, {
      ...{ amount: decimal(budget), from_period: period.from },
    })
  return planner.outlook()
}
