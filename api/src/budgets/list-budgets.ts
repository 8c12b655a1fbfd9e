import {
  type BudgetMonths,
  type BudgetMonthsAnswer,
  type BudgetsAnswer,
  centsOf,
  decimalOf,
} from '@pundi/contract'
import type { Queryable } from '../platform/database/database'
import { sumOwed } from '../ledger/owed-queries'
import type { BudgetReader } from '../ledger/reader'
import { onSnapshot } from '../platform/database/on-snapshot'
import { listUpcoming, type Upcoming } from '../schedules/days/queries'
import { type Due, listDues } from '../schedules/days/list-dues'
import { chainStart, spanAt, spansOf } from './rules/span-rules'
import { addUp, byCategory, type Chosen, describeBudget, describeOutside } from './describe-budget'
import { numberOf, periodAt } from './rules/number-periods'
import { type Budgeted, listBudgeted, sumSpent } from './queries'

export const listBudgetsWithOwed = (
  db: Queryable,
  user: BudgetReader,
  day?: string,
): Promise<BudgetsAnswer> =>
  onSnapshot(db, async client => addOwed(client, user, await readBudgets(client, user, day)))

async function addOwed(db: Queryable, user: BudgetReader, answer: BudgetsAnswer): Promise<BudgetsAnswer> {
  if (answer.data.length === 0) return answer
  const rows = await sumOwed(db, user, answer.meta.period)
  const owedOf = new Map(rows.map(({ category_id, owed }) => [category_id, owed]))
  const data = answer.data.map(budget => ({ ...budget, owed: owedOf.get(budget.category_id) ?? '0.00' }))
  const { outside } = answer.meta
  const sumOf = (amounts: string[]) => decimalOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n))
  const owed = sumOf(data.map(budget => budget.owed))
  const owedOutside = sumOf(outside.category_ids.map(id => owedOf.get(id) ?? '0.00'))
  return { data, meta: { ...answer.meta, owed, outside: { ...outside, owed: owedOutside } } }
}

type Known = { only?: number[]; upcoming?: Upcoming[] }

export const listBudgets = (
  db: Queryable,
  user: BudgetReader,
  day?: string,
  known?: Known,
): Promise<BudgetsAnswer> => onSnapshot(db, client => readBudgets(client, user, day, known))

async function readBudgets(
  client: Queryable,
  user: BudgetReader,
  day = user.today,
  { only, upcoming }: Known = {},
): Promise<BudgetsAnswer> {
  const number = numberOf(day, user.month_start)
  const categories = await listBudgeted(client, user.id, only)
  const chosen = categories.flatMap((category): Chosen[] => {
    const spans = spansOf(category.rules, user)
    const span = spanAt(spans, number)
    return span ? [{ category, spans, span, start: chainStart(spans, number) }] : []
  })
  const ids = idsOf(chosen.map(({ category }) => category))
  const from = chosen.reduce((first, { start }) => Math.min(first, start), number)
  const isAny = ids.length > 0
  const rows = isAny ? await sumSpent(client, user.id, ids, { ...user, from, to: number }) : []
  const dues = isAny ? await listPlanned(client, user, number, upcoming) : []
  const others = isAny && !only ? idsOf(categories).filter(id => !ids.includes(id)) : []
  const spans = { ...user, from: number, to: number }
  const outside = others.length > 0 ? await sumSpent(client, user.id, others, spans) : []
  const sums = byCategory([...rows, ...outside], dues, user.month_start)
  const data = chosen.map(each => describeBudget(each, number, user.month_start, sums))
  return {
    data,
    meta: {
      ...{ total: data.length, next_cursor: null, today: user.today },
      period: periodAt(number, user.month_start),
      ...addUp(data),
      outside: describeOutside(others, number, sums),
    },
  }
}

const idsOf = (categories: Budgeted[]) => categories.map(({ category_id }) => category_id)

const PERIODS_AHEAD = 12

/** Due dates in the past that were not recorded count as planned for today. */
async function listPlanned(
  db: Queryable,
  { id, today, month_start }: BudgetReader,
  number: number,
  upcoming?: Upcoming[],
): Promise<Due[]> {
  const present = numberOf(today, month_start)
  if (number < present) return []
  const { to } = periodAt(Math.min(number, present + PERIODS_AHEAD), month_start)
  const days = upcoming ?? (await listUpcoming(db, id, { today, to, month_start }))
  return listDues(days, today, true)
}

const MONTHS = 12

export const listBudgetMonths = (
  db: Queryable,
  user: BudgetReader,
  day?: string,
): Promise<BudgetMonthsAnswer> => onSnapshot(db, client => readMonths(client, user, day))

async function readMonths(db: Queryable, user: BudgetReader, day = user.today): Promise<BudgetMonthsAnswer> {
  const to = numberOf(day, user.month_start)
  const numbers = Array.from({ length: MONTHS }, (_, place) => to + place + 1 - MONTHS)
  const categories = await listBudgeted(db, user.id)
  const rows = await sumSpent(db, user.id, idsOf(categories), { ...user, from: to + 1 - MONTHS, to })
  const found = byCategory(rows, [], user.month_start)
  const data = categories.map(({ rules, ...category }): BudgetMonths => {
    const spans = spansOf(rules, user)
    const months = numbers.map(number => ({
      amount: spanAt(spans, number)?.amount ?? null,
      spent: decimalOf(found.get(category.category_id)?.get(number)?.spent ?? 0n),
    }))
    return { ...category, months }
  })
  const periods = numbers.map(number => periodAt(number, user.month_start))
  return { data, meta: { total: data.length, next_cursor: null, periods } }
}
