import fc from 'fast-check'
import type { BudgetRule, Carry } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { addOnce, areSame, endRules, mergeRules, setRule } from './change-rules'
import { numberOf } from './number-periods'
import { spanAt, spansOf } from './span-rules'

const labels = Array.from({ length: 12 }, (_, place) => `2026-${String(place + 1).padStart(2, '0')}-01`)
const calendar = { month_start: 1, today: '2026-12-31' }
const when = (label: string) => ({ number: numberOf(label, 1), calendar })
const amount = fc.integer({ min: 0, max: 90_000 }).map(cents => (cents / 100).toFixed(2))
const carry = fc.constantFrom<Carry>('none', 'surplus', 'both')
const label = fc.constantFrom(...labels)
const set = fc.record({ from_period: label, is_once: fc.boolean(), amount, carry })
const step = fc.oneof({ weight: 4, arbitrary: set }, { weight: 1, arbitrary: fc.record({ end: label }) })
const history = fc
  .array(step, { maxLength: 10 })
  .map(steps =>
    steps.reduce<BudgetRule[]>(
      (rules, one) =>
        'end' in one ? endRules(rules, when(one.end)) : setRule(rules, one, when(one.from_period)),
      [],
    ),
  )

const amountsOf = (rules: BudgetRule[]) =>
  labels.map(at => spanAt(spansOf(rules, calendar), numberOf(at, 1))?.amount ?? null)
const all = rounds(2000, 1000)

test('an amount that is set holds from its period on until the next one, or for that period alone', () => {
  fc.assert(
    fc.property(history, set, (rules, rule) => {
      const [before, after] = [amountsOf(rules), amountsOf(setRule(rules, rule, when(rule.from_period)))]
      const first = labels.indexOf(rule.from_period)
      const later = rules
        .filter(one => !one.is_once && one.from_period > rule.from_period)
        .map(one => one.from_period)
      const next = later.length > 0 ? labels.indexOf(later.sort()[0]!) : labels.length
      const expected = labels.map((at, place) => {
        const isOnce = rules.some(one => one.is_once && one.from_period === at && place !== first)
        const isReached = rule.is_once ? place === first : place >= first && place < next && !isOnce
        return isReached ? rule.amount : before[place]
      })
      expect(after).toEqual(expected)
    }),
    all,
  )
})

test('a budget that is ended has nothing from that period on, and everything before it', () => {
  fc.assert(
    fc.property(history, label, (rules, end) => {
      const [before, after] = [amountsOf(rules), amountsOf(endRules(rules, when(end)))]
      const first = labels.indexOf(end)
      expect(after).toEqual(before.map((one, place) => (place < first ? one : null)))
    }),
    all,
  )
})

test('two that become one have the sum of both in every period', () => {
  fc.assert(
    fc.property(history, history, (one, other) => {
      const [a, b] = [amountsOf(one), amountsOf(other)]
      const sums = a.map((own, place) => addUp([own, b[place]!]))
      expect(amountsOf(mergeRules(one, other, calendar))).toEqual(sums)
    }),
    all,
  )
})

test('merged with nothing, or set as it was, a history stays as it is', () => {
  fc.assert(
    fc.property(history, rules => {
      expect(areSame(mergeRules(rules, [], calendar), rules)).toBe(true)
      const [last] = rules.slice(-1)
      if (last?.amount == null) return
      expect(areSame(setRule(rules, { ...last, amount: last.amount }, when(last.from_period)), rules)).toBe(
        true,
      )
    }),
    all,
  )
})

test('an amount that moves there and back changes the period alone', () => {
  fc.assert(
    fc.property(history, label, fc.integer({ min: 1, max: 100_000 }), (rules, at, cents) => {
      const more = addOnce(rules, when(at), BigInt(cents))
      const back = addOnce(more, when(at), -BigInt(cents))
      const [before, after] = [amountsOf(rules), amountsOf(back)]
      expect(after).toEqual(before.map((one, place) => (labels[place] === at ? (one ?? '0.00') : one)))
    }),
    all,
  )
})

function addUp(amounts: (string | null)[]) {
  const some = amounts.flatMap(one => (one === null ? [] : [Math.round(Number(one) * 100)]))
  return some.length === 0 ? null : (some.reduce((sum, one) => sum + one, 0) / 100).toFixed(2)
}
