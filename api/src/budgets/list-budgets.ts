import {
  type Budget,
  type BudgetMonths,
  type BudgetMonthsAnswer,
  type BudgetsAnswer,
  centsOf,
  decimalOf,
} from '@pundi/contract'
import type { Queryable } from '../database/database'
import { listUpcoming, type Upcoming } from '../schedules/day-queries'
import { type Due, listDues } from '../schedules/dues'
import { carriedInto, chainStart, type RuleIn, rulesIn } from './carry-over'
import { labelAfter, labelOf, periodNamed } from './name-period'
import { type Budgeted, listBudgeted, type Spent, sumSpent } from './queries'

/** Who asks: their day, and the day on which each of their months begins. */
export type Reader = { id: number; today: string; month_start: number }

/** Of which categories, else of all; and the open days from the present period on, if somebody reads them anyway. */
type Known = { only?: number[]; upcoming?: Promise<Upcoming[]> }

/** The answer of the call: the budgets of the period that has the day, and their sums. */
export async function listBudgets(
  db: Queryable,
  user: Reader,
  day = user.today,
  { only, upcoming }: Known = {},
): Promise<BudgetsAnswer> {
  const label = labelOf(day, user.month_start)
  const categories = (await listBudgeted(db, user.id, only)).flatMap(category => {
    const ruleOf = rulesIn(category.rules)
    return ruleOf(label) ? [{ ...category, ruleOf, since: chainStart(ruleOf, label) }] : []
  })
  const ids = categories.map(({ category_id }) => category_id)
  const from = categories.reduce((first, { since }) => (since < first ? since : first), label)
  const [rows, dues] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          sumSpent(db, user.id, ids, { ...user, from, to: label }),
          listPlanned(db, user, label, upcoming),
        ])
  const sums = indexed(rows, labelled(dues, user.month_start))
  const data = categories.map(category => describeBudget(category, label, user.month_start, sums))
  return {
    data,
    meta: {
      ...{ total: data.length, next_cursor: null, today: user.today },
      period: periodNamed(label, user.month_start),
      ...addUp(data),
    },
  }
}

type Sums = (categoryId: number, label: string) => Pick<Spent, 'spent' | 'spent_today' | 'planned'>

/** @param dues in cents, what is planned beside the rows */
function indexed(rows: Spent[], dues: ReadonlyMap<string, bigint> = new Map()): Sums {
  const found = new Map(rows.map(row => [`${row.category_id} ${row.label}`, row]))
  const nothing = { spent: '0.00', spent_today: '0.00', planned: '0.00' }
  return (categoryId, label) => {
    const key = `${categoryId} ${label}`
    const { spent, spent_today, planned } = found.get(key) ?? nothing
    return { spent, spent_today, planned: decimalOf(centsOf(planned) + (dues.get(key) ?? 0n)) }
  }
}

/** In so many periods after the present one what repeats is planned. */
const PERIODS_AHEAD = 12

/** What schedules will book, from the present period up to that of the label. What waits is planned today. */
async function listPlanned(
  db: Queryable,
  { id, today, month_start }: Reader,
  label: string,
  upcoming?: Promise<Upcoming[]>,
): Promise<Due[]> {
  const present = labelOf(today, month_start)
  if (label < present) return []
  const furthest = labelAfter(present, PERIODS_AHEAD)
  const { to } = periodNamed(label < furthest ? label : furthest, month_start)
  const days = upcoming ?? listUpcoming(db, id, periodNamed(present, month_start).from, to)
  return listDues(await days, today, true)
}

/** The expenses of each category in each period, in cents. */
function labelled(dues: Due[], monthStart: number): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { type, category_id, date, cents } of dues) {
    const key = `${category_id} ${labelOf(date, monthStart)}`
    if (type === 'expense') sums.set(key, (sums.get(key) ?? 0n) + cents)
  }
  return sums
}

type Chosen = Budgeted & { ruleOf: RuleIn }

function describeBudget(
  { rules: _, ruleOf, ...category }: Chosen & { since?: string },
  label: string,
  monthStart: number,
  sums: Sums,
): Budget {
  const rule = ruleOf(label)
  if (!rule) throw new Error('Only categories with a budget are described')
  const { spent, spent_today, planned } = sums(category.category_id, label)
  // What is planned in a period that ends before this one will have been spent by then.
  const used = (at: string) => {
    const sum = sums(category.category_id, at)
    return centsOf(sum.spent) + centsOf(sum.planned)
  }
  const carried = carriedInto(ruleOf, label, used)
  const { name, icon, color, is_archived, category_id } = category
  return {
    ...{ category_id, name, icon, color, is_archived },
    ...{ amount: rule.amount, carried: decimalOf(carried), spent, spent_today, planned },
    left: decimalOf(centsOf(rule.amount) + carried - centsOf(spent)),
    ...{ carry: rule.carry, is_once: rule.is_once },
    from_period: periodNamed(rule.from_period, monthStart).from,
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
export async function listBudgetMonths(
  db: Queryable,
  user: Reader,
  day = user.today,
): Promise<BudgetMonthsAnswer> {
  const to = labelOf(day, user.month_start)
  const labels = Array.from({ length: MONTHS }, (_, place) => labelAfter(to, place + 1 - MONTHS))
  const categories = await listBudgeted(db, user.id)
  const ids = categories.map(({ category_id }) => category_id)
  const sums = indexed(await sumSpent(db, user.id, ids, { ...user, from: labelAfter(to, 1 - MONTHS), to }))
  const data = categories.map(({ rules, ...category }): BudgetMonths => {
    const ruleOf = rulesIn(rules)
    const months = labels.map(label => ({
      amount: ruleOf(label)?.amount ?? null,
      spent: sums(category.category_id, label).spent,
    }))
    return { ...category, months }
  })
  const periods = labels.map(label => periodNamed(label, user.month_start))
  return { data, meta: { total: data.length, next_cursor: null, periods } }
}
