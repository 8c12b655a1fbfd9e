import {
  addDays,
  type AccountExport,
  type BudgetRule,
  type Period,
  periodAfter,
  periodBefore,
} from '@pundi/contract'

/*
 * A second, simpler implementation of budget rules, which checks day by day. Tests compare its
 * results with the product's.
 */

type Reader = { today: string; month_start: number }

export function ruleIn(rules: BudgetRule[], period: Period, reader: Reader): BudgetRule | undefined {
  const held = onceIn(rules, period, reader.month_start) ?? lastingIn(rules, period, reader.today)
  return held?.amount == null ? undefined : held
}

/**
 * The lasting rule of a period: the latest rule that began by the period's last day. For the
 * current period, the latest rule that began by today.
 */
function lastingIn(rules: BudgetRule[], { from, to }: Period, today: string) {
  const day = from <= today && today <= to ? today : to
  return rules
    .filter(({ is_once, from_period }) => !is_once && from_period <= day)
    .reduce<BudgetRule | undefined>(
      (last, rule) => (last && last.from_period > rule.from_period ? last : rule),
      undefined,
    )
}

/**
 * The one-time rule of a period. A one-time rule lasts a month. It belongs to the period that
 * contains most of the rule's days (in a tie, to the later period). If several rules belong to the
 * period, the rule with the most days in the period wins.
 */
function onceIn(rules: BudgetRule[], period: Period, monthStart: number) {
  const own = rules
    .filter(({ is_once }) => is_once)
    .map(rule => ({ rule, days: daysOf(rule, period) }))
    .filter(({ rule, days }) => {
      const [before, after] = [periodBefore(period, monthStart), periodAfter(period, monthStart)]
      return days > 0 && days > daysOf(rule, after) && days >= daysOf(rule, before)
    })
  return own.reduce<(typeof own)[number] | undefined>(
    (best, each) =>
      !best ||
      each.days > best.days ||
      (each.days === best.days && each.rule.from_period > best.rule.from_period)
        ? each
        : best,
    undefined,
  )?.rule
}

function daysOf({ from_period }: BudgetRule, { from, to }: Period): number {
  const [year, month, date] = from_period.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, date - 1)).toISOString().slice(0, 10)
  let count = 0
  for (let day = from_period; day <= last; day = addDays(day, 1)) if (from <= day && day <= to) count += 1
  return count
}

export const rulesOf = ({ budgets }: AccountExport, id: number): BudgetRule[] =>
  budgets.find(({ category_id }) => category_id === id)?.budgets ?? []
