import { type BudgetRule, type Carry, centsOf } from '@pundi/contract'
import { type Calendar, firstPeriodOf, ownPeriodOf } from './number-periods'

/** Consecutive periods that have the same rule. `to` is infinite for the last rule. */
export interface Span {
  from: number
  to: number
  amount: string
  cents: bigint
  carry: Carry
  is_once: boolean
  since: number
}

/**
 * Lists a category's rules with the periods to which they apply, in order. Periods without a budget
 * are in no span. A rule for a single period overrides a lasting rule. If two rules for a single
 * period fall into the same period, the rule with more of its days in the period applies. If both
 * rules have equally many days in it, the later rule applies.
 */
export function spansOf(rules: readonly BudgetRule[], calendar: Calendar): Span[] {
  const lasting = new Map<number, BudgetRule>()
  const once = new Map<number, { rule: BudgetRule; days: number }>()
  for (const rule of byDay(rules)) {
    const { number, days } = ownPeriodOf(rule, calendar.month_start)
    if (!rule.is_once) lasting.set(firstPeriodOf(rule.from_period, calendar), rule)
    else if (days >= (once.get(number)?.days ?? 0)) once.set(number, { rule, days })
  }
  const ends = [...once.keys()].map(number => number + 1)
  const starts = [...new Set([...lasting.keys(), ...once.keys(), ...ends])].sort((one, other) => one - other)
  let present: { rule: BudgetRule; since: number } | undefined
  return starts.flatMap((from, place): Span[] => {
    const begun = lasting.get(from)
    if (begun) present = { rule: begun, since: from }
    const own = once.get(from)
    const { rule, since } = own ? { rule: own.rule, since: from } : (present ?? nothing)
    if (rule?.amount == null) return []
    const { amount, carry, is_once } = rule
    const to = (starts[place + 1] ?? Infinity) - 1
    return [{ from, to, amount, cents: centsOf(amount), carry, is_once, since }]
  })
}

const nothing = { rule: undefined, since: 0 }

export const spanAt = (spans: readonly Span[], number: number): Span | undefined =>
  spans.find(({ from, to }) => from <= number && number <= to)

const byDay = (rules: readonly BudgetRule[]) =>
  [...rules].sort((one, other) =>
    one.from_period < other.from_period ? -1 : one.from_period > other.from_period ? 1 : 0,
  )

/**
 * The first period that affects the amount carried into period `number`. Returns `number` if
 * nothing is carried into it.
 */
export function chainStart(spans: readonly Span[], number: number): number {
  const index = spans.findIndex(({ from, to }) => from <= number && number <= to)
  let first = number
  for (const [back, { from, to, carry }] of spans
    .slice(0, index + 1)
    .reverse()
    .entries()) {
    if (back > 0 && to !== first - 1) break
    if (carry === 'none') return Math.min(to, number)
    first = from
  }
  return first
}

/**
 * The amount carried into period `number`, in cents. From `start` on, each period passes an amount
 * to the next period. The next period's rule decides how much is passed, so a changed carry setting
 * applies at once. Consecutive periods without spending are computed in one step.
 *
 * @param start the first period of the chain, from `chainStart`
 * @param used the spending of each period, in cents; below zero if refunds exceed the spending
 */
export function carriedInto(
  spans: readonly Span[],
  { start, number }: { start: number; number: number },
  used: ReadonlyMap<number, bigint>,
): bigint {
  if (start === number) return 0n
  const stops = [...used.keys()].filter(at => at >= start).sort((one, other) => one - other)
  let [left, place] = [0n, 0]
  for (const { from, to, cents, carry } of spans) {
    let next = Math.max(from, start)
    const step = (at: number) => {
      left = takeOver[carry](left) + cents * BigInt(at - next + 1) - (used.get(at) ?? 0n)
      next = at + 1
    }
    const last = Math.min(to, number - 1)
    for (let at = stops[place]; at !== undefined && at <= last; at = stops[(place += 1)]) step(at)
    if (next <= last) step(last)
    if (to >= number) return takeOver[carry](left)
  }
  return 0n
}

const takeOver: Record<Carry, (left: bigint) => bigint> = {
  none: () => 0n,
  surplus: left => (left > 0n ? left : 0n),
  both: left => left,
}
