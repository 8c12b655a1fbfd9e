import { type BudgetRule, type Carry, centsOf } from '@pundi/contract'
import { type Calendar, firstPeriodOf, ownPeriodOf } from './number-periods'

/** Periods in a row, by their numbers, in which one rule holds; `to` is infinite where no other rule follows. */
export interface Span {
  from: number
  to: number
  amount: string
  cents: bigint
  carry: Carry
  is_once: boolean
  /** The first period in which the rule holds. */
  since: number
}

/**
 * Which rule of a category holds in which periods, in their order; a period without a budget is in no span. A rule for
 * one period alone goes before a lasting one. Of several that have most of their days in the same period, the one with
 * most days there holds, or the later.
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
