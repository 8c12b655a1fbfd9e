import fc from 'fast-check'
import type { BudgetRule, Carry } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { carriedInto, chainStart, type Span, spansOf } from './span-rules'
import { numberOf } from './number-periods'

const count = 30
const labels = Array.from(
  { length: count },
  (_, place) => `${2024 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}-01`,
)

const cents = fc.integer({ min: 0, max: 2_000_00 })
const carry = fc.constantFrom<Carry>('none', 'surplus', 'both')
const rule = fc
  .record({ place: fc.nat(count - 1), is_once: fc.boolean(), cents, carry, isEnd: fc.nat(5) })
  .map(({ place, is_once, cents, carry, isEnd }): BudgetRule => {
    const amount = isEnd === 0 && !is_once ? null : (cents / 100).toFixed(2)
    return { from_period: labels[place]!, is_once, amount, carry }
  })
const rules = fc.uniqueArray(rule, {
  maxLength: 12,
  selector: ({ from_period, is_once }) => `${from_period} ${is_once}`,
})
const spent = fc.array(fc.integer({ min: -500_00, max: 2_500_00 }), { minLength: count, maxLength: count })

test('what a period takes over is what a table of all periods says, for any history', () => {
  fc.assert(
    fc.property(rules, spent, (some, used) => {
      const table = fillTable(some, used)
      const spans = spansOf(some, calendar)
      expect(labels.map((_, place) => carried(spans, place, used))).toEqual(table)
    }),
    rounds(20_000, 1000),
  )
})

test('what was spent before the beginning of the chain, or after the period, changes nothing', () => {
  fc.assert(
    fc.property(rules, spent, fc.nat(count - 1), (some, used, place) => {
      const spans = spansOf(some, calendar)
      const start = chainStart(spans, first + place) - first
      const needed = used.map((one, at) => (at >= start && at < place ? one : 0))
      expect(carried(spans, place, needed)).toBe(carried(spans, place, used))
    }),
    rounds(1000, 500),
  )
})

test('a chain of a thousand years, wherever it begins, is added up at once', () => {
  const since = (from_period: string) =>
    spansOf([{ ...always, from_period, amount: '1.00', carry: 'both' }], calendar)
  expect(
    carriedInto(since('0001-01-01'), { start: numberOf('0001-01-01', 1), number: 24_000 }, new Map()),
  ).toBe(2_398_800n)
  expect(chainStart(since('0001-01-01'), 9999 * 12)).toBe(12)
})

test('both ways for ever is the sum of all amounts less all that was spent', () => {
  fc.assert(
    fc.property(cents, spent, (each, used) => {
      const spans = spansOf([{ ...always, amount: (each / 100).toFixed(2), carry: 'both' }], calendar)
      const all = used.slice(0, -1).reduce((sum, one) => sum + each - one, 0)
      expect(carried(spans, count - 1, used)).toBe(all)
    }),
    rounds(1000, 500),
  )
})

test.each([
  ['none', [0, 0]],
  ['surplus', [30_00, 0]],
  ['both', [30_00, -50_00]],
] as const)('of 100, spent 70 and then 180, "%s" takes over %j', (carry, expected) => {
  const spans = spansOf([{ ...always, amount: '100.00', carry }], calendar)
  expect([1, 2].map(place => carried(spans, place, [70_00, 180_00]))).toEqual(expected)
})

const calendar = { month_start: 1, today: '2026-12-31' }
const first = numberOf(labels[0]!, 1)

function carried(spans: Span[], place: number, used: number[]) {
  const known = new Map(used.flatMap((one, at) => (one === 0 ? [] : [[first + at, BigInt(one)] as const])))
  return Number(carriedInto(spans, { start: chainStart(spans, first + place), number: first + place }, known))
}

const always = { from_period: labels[0]!, is_once: false }

function fillTable(some: BudgetRule[], used: number[]) {
  let lasting: BudgetRule | undefined
  let left: number | null = null
  return labels.map((label, place) => {
    lasting = some.find(one => one.from_period === label && !one.is_once) ?? lasting
    const holds = some.find(one => one.from_period === label && one.is_once) ?? lasting
    const amount = holds?.amount == null ? null : Math.round(Number(holds.amount) * 100)
    let carried = 0
    if (amount !== null && left !== null) {
      if (holds!.carry === 'both') carried = left
      if (holds!.carry === 'surplus') carried = Math.max(0, left)
    }
    left = amount === null ? null : amount + carried - used[place]!
    return carried
  })
}
