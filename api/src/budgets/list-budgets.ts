import { type BudgetMonths, type BudgetMonthsAnswer, type BudgetsAnswer, decimalOf } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { onSnapshot } from '../database/on-snapshot'
import { listUpcoming, type Upcoming } from '../schedules/day-queries'
import { type Due, listDues } from '../schedules/dues'
import { chainStart } from './carry-over'
import { addUp, byCategory, type Chosen, describeBudget, describeOutside } from './describe-budget'
import { type Calendar, numberOf, periodAt } from './number-periods'
import { type Budgeted, listBudgeted, sumSpent } from './queries'
import { spanAt, spansOf } from './span-rules'

/** Who asks: their day, and the day on which each of their months begins. */
export type Reader = Calendar & { id: number }

/** Of which categories, else of all; and what schedules will book, if somebody reads it anyway. */
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
  const days = upcoming ?? (await listUpcoming(db, id, { today, to, month_start }))
  return listDues(days, today, true)
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
