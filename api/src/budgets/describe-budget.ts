import { type Budget, type BudgetsAnswer, centsOf, decimalOf } from '@pundi/contract'
import type { Due } from '../schedules/days/list-dues'
import { carriedInto, type Span } from './rules/span-rules'
import { numberOf, periodAt } from './rules/number-periods'
import type { Budgeted, Spent } from './queries'

type Sums = { spent: bigint; spent_today: bigint; planned: bigint }
const nothing: Sums = { spent: 0n, spent_today: 0n, planned: 0n }

type Found = ReadonlyMap<number, ReadonlyMap<number, Sums>>

export function byCategory(rows: Spent[], dues: Due[], monthStart: number) {
  const found = new Map<number, Map<number, Sums>>()
  const add = (id: number, period: number, { spent, spent_today, planned }: Sums) => {
    const periods = found.get(id) ?? new Map<number, Sums>()
    const sums = periods.get(period) ?? nothing
    periods.set(period, {
      spent: sums.spent + spent,
      spent_today: sums.spent_today + spent_today,
      planned: sums.planned + planned,
    })
    found.set(id, periods)
  }
  for (const { category_id, period, spent, spent_today, planned } of rows)
    add(category_id, period, {
      ...{ spent: centsOf(spent), spent_today: centsOf(spent_today), planned: centsOf(planned) },
    })
  for (const { type, category_id, date, cents } of dues)
    if (type === 'expense' && category_id !== null)
      add(category_id, numberOf(date, monthStart), { ...nothing, planned: cents })
  return found
}

export type Chosen = { category: Budgeted; spans: Span[]; span: Span; start: number }

export function describeBudget(
  { category, spans, span, start }: Chosen,
  number: number,
  monthStart: number,
  found: Found,
): Budget {
  const { name, icon, color, is_archived, category_id } = category
  const periods = found.get(category_id) ?? new Map<number, Sums>()
  const { spent, spent_today, planned } = periods.get(number) ?? nothing
  // In earlier periods, planned spending counts as spent.
  const used = new Map([...periods].map(([at, sums]) => [at, sums.spent + sums.planned]))
  const carried = carriedInto(spans, { start, number }, used)
  return {
    ...{ category_id, name, icon, color, is_archived },
    ...{ amount: span.amount, carried: decimalOf(carried), spent: decimalOf(spent) },
    ...{ spent_today: decimalOf(spent_today), planned: decimalOf(planned) },
    ...leftOf({ amount: span.cents, carried, spent, planned }),
    ...{ carry: span.carry, is_once: span.is_once },
    from_period: periodAt(span.since, monthStart).from,
  }
}

/**
 * Computes the remaining amount of a budget, before and after planned spending. Takes cents and
 * returns decimal text. No other code computes these two amounts.
 */
function leftOf({
  amount,
  carried,
  spent,
  planned,
}: Record<'amount' | 'carried' | 'spent' | 'planned', bigint>) {
  const left = amount + carried - spent
  return { left: decimalOf(left), left_after_planned: decimalOf(left - planned) }
}

export function describeOutside(
  ids: number[],
  number: number,
  found: Found,
): BudgetsAnswer['meta']['outside'] {
  const others = ids.flatMap(id => {
    const sums = found.get(id)?.get(number)
    return sums ? [{ id, ...sums }] : []
  })
  const sumOf = (name: 'spent' | 'spent_today' | 'planned') =>
    decimalOf(others.reduce((sum, other) => sum + other[name], 0n))
  const sums = { spent: sumOf('spent'), spent_today: sumOf('spent_today'), planned: sumOf('planned') }
  return { ...sums, category_ids: others.map(({ id }) => id) }
}

export function addUp(budgets: Budget[]) {
  const sumOf = (name: 'amount' | 'carried' | 'spent' | 'spent_today' | 'planned') =>
    budgets.reduce((sum, budget) => sum + centsOf(budget[name]), 0n)
  const sums = {
    amount: sumOf('amount'),
    carried: sumOf('carried'),
    spent: sumOf('spent'),
    planned: sumOf('planned'),
  }
  const { amount, carried, spent, planned } = sums
  return {
    ...{ amount: decimalOf(amount), carried: decimalOf(carried), spent: decimalOf(spent) },
    ...{ spent_today: decimalOf(sumOf('spent_today')), planned: decimalOf(planned) },
    ...leftOf(sums),
  }
}
