import { type BudgetRule, centsOf, decimalOf } from '@pundi/contract'
import { type Calendar, numberOf, ownPeriodOf, periodAt } from './number-periods'
import { type Span, spanAt, spansOf } from './span-rules'

type Rules = readonly BudgetRule[]

export type When = { number: number; calendar: Calendar }

type NewAmount = Pick<BudgetRule, 'is_once' | 'carry'> & { amount: string }

export function setRule(rules: Rules, { amount, is_once, carry }: NewAmount, when: When): BudgetRule[] {
  const isReplaced = (one: BudgetRule) =>
    numberIn(one, when.calendar) === when.number && (one.is_once || !is_once)
  const written = { amount: decimalOf(centsOf(amount)), carry, is_once, from_period: firstDayOf(when) }
  return inOrder([...rules.filter(one => !isReplaced(one)), written])
}

export function endRules(rules: Rules, when: When): BudgetRule[] {
  const kept = rules.filter(rule => numberIn(rule, when.calendar) < when.number)
  const isOver = spanAt(spansOf(lastingOf(kept), when.calendar), when.number) === undefined
  const end: BudgetRule = { from_period: firstDayOf(when), is_once: false, amount: null, carry: 'none' }
  return inOrder(isOver ? kept : [...kept, end])
}

/**
 * Adds an amount to one period's budget and leaves other periods as they are. The new amount can be
 * below zero if carried-over money was moved to another budget.
 */
export function addOnce(rules: Rules, when: When, cents: bigint): BudgetRule[] {
  const span = spanAt(spansOf(rules, when.calendar), when.number)
  const amount = decimalOf((span?.cents ?? 0n) + cents)
  return setRule(rules, { is_once: true, amount, carry: span?.carry ?? 'none' }, when)
}

/**
 * In each period, the merged budget is the sum of both budgets. Its carry setting comes from `own`,
 * or from `added` if `own` has no budget in the period.
 */
export function mergeRules(own: Rules, added: Rules, calendar: Calendar): BudgetRule[] {
  const sides = [own, added].map(rules => ({ rules, spans: spansOf(rules, calendar) }))
  const daysOf = (isOnce: boolean) => [
    ...new Set([...own, ...added].flatMap(rule => (rule.is_once === isOnce ? [rule.from_period] : []))),
  ]
  const lasting = daysOf(false).map(from_period => {
    const parts = sides.map(({ rules }) =>
      lastOf(lastingOf(rules).filter(one => one.from_period <= from_period)),
    )
    return { from_period, is_once: false, ...sumOf(parts) }
  })
  const once = daysOf(true).map(from_period => {
    const { number } = ownPeriodOf({ from_period }, calendar.month_start)
    const parts = sides.map(
      ({ rules, spans }) =>
        rules.find(one => one.is_once && one.from_period === from_period) ?? spanAt(spans, number),
    )
    return { from_period, is_once: true, ...sumOf(parts) }
  })
  return inOrder([...lasting, ...once])
}

type PeriodAmount = Pick<BudgetRule, 'amount' | 'carry'> | Span | undefined

function sumOf(parts: PeriodAmount[]): Pick<BudgetRule, 'amount' | 'carry'> {
  const found = parts.flatMap(part => (part?.amount == null ? [] : [{ ...part, amount: part.amount }]))
  const cents = found.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  return { amount: found[0] ? decimalOf(cents) : null, carry: found[0]?.carry ?? 'none' }
}

const lastingOf = (rules: Rules) => rules.filter(rule => !rule.is_once)

const lastOf = (rules: Rules) =>
  rules.reduce<BudgetRule | undefined>(
    (last, one) => (last && last.from_period > one.from_period ? last : one),
    undefined,
  )

const numberIn = (rule: BudgetRule, { month_start }: Calendar) =>
  rule.is_once ? ownPeriodOf(rule, month_start).number : numberOf(rule.from_period, month_start)

const firstDayOf = ({ number, calendar }: When) => periodAt(number, calendar.month_start).from

const inOrder = (rules: BudgetRule[]) => rules.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))

const keyOf = ({ from_period, is_once }: BudgetRule) => `${from_period} ${is_once ? 'once' : 'lasting'}`

export const areSame = (one: Rules, other: Rules) => written(one) === written(other)

const written = (rules: Rules) =>
  JSON.stringify(inOrder([...rules]).map(rule => [keyOf(rule), rule.amount, rule.carry]))
