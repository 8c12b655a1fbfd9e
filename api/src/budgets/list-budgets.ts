import {
  type Budget,
  type BudgetMonths,
  type BudgetMonthsAnswer,
  type BudgetsAnswer,
  centsOf,
  decimalOf,
} from '@pundi/contract'
import type { Queryable } from '../database/database'
import { onSnapshot } from '../database/on-snapshot'
import { listUpcoming, type Upcoming } from '../schedules/day-queries'
import { type Due, listDues } from '../schedules/dues'
import { carriedInto, chainStart } from './carry-over'
import { type Calendar, numberOf, periodAt } from './number-periods'
import { type Budgeted, listBudgeted, type Spent, sumSpent } from './queries'
import { type Span, spanAt, spansOf } from './span-rules'

/** Who asks: their day, and the day on which each of their months begins. */
export type Reader = Calendar & { id: number }

/** Of which categories, else of all; and the open days from the present period on, if somebody reads them anyway. */
type Known = { only?: number[]; upcoming?: Upcoming[] }

/** The answer of the call: the budgets of the period that has the day, and their sums, all at one moment. */
export const listBudgets = (
  db: Queryable,
  user: Reader,
  day?: string,
  known?: Known,
): Promise<BudgetsAnswer> => onSnapshot(db, client => readBudgets(client, user, day, known))

async function readBudgets(
  client: Queryable,
  user: Reader,
  day = user.today,
  { only, upcoming }: Known = {},
): Promise<BudgetsAnswer> {
  const number = numberOf(day, user.month_start)
  const chosen = (await listBudgeted(client, user.id, only)).flatMap((category): Chosen[] => {
    const spans = spansOf(category.rules, user)
    const span = spanAt(spans, number)
    return span ? [{ category, spans, span, start: chainStart(spans, number) }] : []
  })
  const ids = chosen.map(({ category }) => category.category_id)
  const from = chosen.reduce((first, { start }) => Math.min(first, start), number)
  const isAny = ids.length > 0
  const rows = isAny ? await sumSpent(client, user.id, ids, { ...user, from, to: number }) : []
  const dues = isAny ? await listPlanned(client, user, number, upcoming) : []
  const sums = byCategory(rows, dues, user.month_start)
  const data = chosen.map(each => describeBudget(each, number, user.month_start, sums))
  return {
    data,
    meta: {
      ...{ total: data.length, next_cursor: null, today: user.today },
      period: periodAt(number, user.month_start),
      ...addUp(data),
    },
  }
}

/** In cents. */
type Sums = { spent: bigint; spent_today: bigint; planned: bigint }
const nothing: Sums = { spent: 0n, spent_today: 0n, planned: 0n }

/** The sums of each category in each period, by its number; what schedules will book is planned too. */
function byCategory(rows: Spent[], dues: Due[], monthStart: number) {
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

/** In so many periods after the present one what repeats is planned. */
const PERIODS_AHEAD = 12

/** What schedules will book, from the present period up to that of the number. What waits is planned today. */
async function listPlanned(
  db: Queryable,
  { id, today, month_start }: Reader,
  number: number,
  upcoming?: Upcoming[],
): Promise<Due[]> {
  const present = numberOf(today, month_start)
  if (number < present) return []
  const { to } = periodAt(Math.min(number, present + PERIODS_AHEAD), month_start)
  const days = upcoming ?? (await listUpcoming(db, id, periodAt(present, month_start).from, to))
  return listDues(days, today, true)
}

/** A category with a budget in the period, the rule that holds then, and where its chain begins. */
type Chosen = { category: Budgeted; spans: Span[]; span: Span; start: number }

function describeBudget(
  { category, spans, span, start }: Chosen,
  number: number,
  monthStart: number,
  found: ReadonlyMap<number, ReadonlyMap<number, Sums>>,
): Budget {
  const { name, icon, color, is_archived, category_id } = category
  const periods = found.get(category_id) ?? new Map<number, Sums>()
  const { spent, spent_today, planned } = periods.get(number) ?? nothing
  // What is planned in a period that ends before this one will have been spent by then.
  const used = new Map([...periods].map(([at, sums]) => [at, sums.spent + sums.planned]))
  const carried = carriedInto(spans, { start, number }, used)
  return {
    ...{ category_id, name, icon, color, is_archived },
    ...{ amount: span.amount, carried: decimalOf(carried), spent: decimalOf(spent) },
    ...{ spent_today: decimalOf(spent_today), planned: decimalOf(planned) },
    left: decimalOf(span.cents + carried - spent),
    ...{ carry: span.carry, is_once: span.is_once },
    from_period: periodAt(span.since, monthStart).from,
  }
}

function addUp(budgets: Budget[]) {
  const sumOf = (name: 'amount' | 'carried' | 'spent' | 'spent_today' | 'planned' | 'left') =>
    decimalOf(budgets.reduce((sum, budget) => sum + centsOf(budget[name]), 0n))
  return {
    ...{ amount: sumOf('amount'), carried: sumOf('carried'), spent: sumOf('spent') },
    ...{ spent_today: sumOf('spent_today'), planned: sumOf('planned'), left: sumOf('left') },
  }
}

/** How many periods are compared. */
const MONTHS = 12

/** The answer of the call: what each expense category had in the period that has the day and in those before it. */
export const listBudgetMonths = (db: Queryable, user: Reader, day?: string): Promise<BudgetMonthsAnswer> =>
  onSnapshot(db, client => readMonths(client, user, day))

async function readMonths(db: Queryable, user: Reader, day = user.today): Promise<BudgetMonthsAnswer> {
  const to = numberOf(day, user.month_start)
  const numbers = Array.from({ length: MONTHS }, (_, place) => to + place + 1 - MONTHS)
  const categories = await listBudgeted(db, user.id)
  const ids = categories.map(({ category_id }) => category_id)
  const rows = await sumSpent(db, user.id, ids, { ...user, from: to + 1 - MONTHS, to })
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
