import {
  centsOf,
  decimalOf,
  type Outlook,
  type OutlookLine,
  type Period,
  periodAfter,
  periodOf,
  type PlannedRecord,
} from '@pundi/contract'
import { listBudgets } from '../budgets/list-budgets'
import type { Queryable } from '../database/database'
import { listHeld, sumPutAside } from '../goals/queries'
import { sumOwed } from '../shares/queries'
import { listUpcoming, type Upcoming } from '../schedules/day-queries'
import { listBalances } from './balances'
import { dayAfter } from './days'
import { changeOf, listDues, spentBy } from '../schedules/dues'
import { findAsked } from './find-asked'
import { findLeft } from './left-today'
import { type Ahead, limitOfMoney, limitsOfLines, lowestLimit } from './limits'
import { inOrder, linesOfBookings, linesOfBudgets, linesOfDues, linesOfGoals } from './lines'
import { listPlanned, MOST_PLANNED, nameCategories, type Sums, sumCategories, sumDays } from './queries'
import { findUsual, MOST_WEEKS } from './usual'

/** Who asks: their day, and the day on which each of their months begins. */
type Reader = { id: number; today: string; month_start: number }

/**
 * What is left to a user, and the days ahead. Every source of it is read here, and adds its lines to the sum: what is
 * booked and put aside for goals, or with budgets what they have and what is spent in their categories; and what
 * schedules will book. The money to spend is a limit of its own, and has what loans ask for, too.
 */
export async function findOutlook(db: Queryable, user: Reader): Promise<Outlook> {
  const { id, today, month_start } = user
  const period = periodOf(today, month_start)
  const last = periodAfter(period, month_start).to
  // Of these the budgets count what is planned in them, too.
  const days = listUpcoming(db, id, period.from, last)
  const [sums, booked, upcoming, { data: budgets }, putAside, held, owed] = await Promise.all([
    // The weeks reach further back than the period, the month of the calendar and the days that were.
    sumDays(db, id, today, { from: dayAfter(today, -7 * MOST_WEEKS), to: last }),
    listPlanned(db, id, today, last),
    days,
    listBudgets(db, user, today, { upcoming: days }),
    sumPutAside(db, id, period.from, period.to),
    listHeld(db, id, today, period.to),
    sumOwed(db, user, period),
  ])
  const when = { period, today }
  const ofCategories =
    budgets.length === 0
      ? linesOfBookings(sums.days, when)
      : linesOfBudgets(budgets, await sumCategories(db, id, idsOf(budgets), today, period), when)
  const lines = inOrder([
    ...ofCategories,
    ...linesOfDues(listDues(upcoming, today, budgets.length > 0), when, budgets),
    // The amount of a budget is there for its category, whatever is put aside of the money beside the budgets.
    ...(budgets.length === 0 ? linesOfGoals(putAside) : []),
  ])
  const dues = await describeDues(db, user, upcoming, sums.aside)
  const asked = await findAsked(db, user, sums.loans, { upcoming, last })
  const due = [...dues.map(({ record }) => record), ...asked]
  const planned = [...booked, ...due].sort(byDate)
  const ahead = [...dues, ...[...booked, ...asked].map(record => ({ record }))]
  const balances = listBalances(sums, due, today, last)
  const basis = budgets.length > 0 ? 'budgets' : 'income'
  const limits = [
    ...limitsOfLines(basis, lines, owed, when),
    ...limitOfMoney(
      { ...balances, sums, ahead: ahead.sort((a, b) => byDate(a.record, b.record)), held },
      when,
    ),
  ]
  return {
    ...{ today, period, lines, basis },
    ...findLeft(lines, today, period.to),
    ...{ limit: lowestLimit(limits), limits },
    outside_budgets: basis === 'budgets' ? spentOutside(sums, lines, when) : null,
    owed: owed.find(({ category_id }) => category_id === null)?.owed ?? '0.00',
    planned: planned.slice(0, MOST_PLANNED),
    ...balances,
    wallets_since: sums.wallets_since,
    usual: findUsual(sums.days, today, sums.first_day),
  }
}

/** What was spent up to today, less what the lines of budgets have of it. */
function spentOutside(
  { days }: Sums,
  lines: OutlookLine[],
  { period, today }: { period: Period; today: string },
) {
  const spent = [...days]
    .filter(([day]) => period.from <= day && day <= today)
    .reduce((sum, [, { expense }]) => sum + centsOf(expense), 0n)
  const within = lines
    .filter(({ kind }) => kind === 'spent' || kind === 'spent_today')
    .reduce((sum, { amount }) => sum - centsOf(amount), 0n)
  return decimalOf(spent - within)
}

const byDate = (a: PlannedRecord, b: PlannedRecord) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

const idsOf = (some: { category_id: number | null }[]) =>
  some.flatMap(({ category_id }) => (category_id === null ? [] : [category_id]))

/** What schedules will book and what changes the money to spend. What waits since an earlier day counts today. */
async function describeDues(
  db: Queryable,
  { id, today }: Reader,
  upcoming: Upcoming[],
  aside: number[],
): Promise<Ahead[]> {
  if (upcoming.length === 0) return []
  const names = await nameCategories(db, id, idsOf(upcoming))
  return upcoming.flatMap(each => {
    const change = changeOf(each, aside)
    if (change === 0n) return []
    const { category_id, schedule_id, description, date } = each
    const name = category_id === null ? undefined : names.get(category_id)
    const record = {
      ...{ date: date < today ? today : date, description, schedule_id },
      category: category_id === null || name === undefined ? null : { id: category_id, name },
      amount: decimalOf(change),
    }
    const spent = date === today ? spentBy(each, aside) : 0n
    return spent === 0n ? { record } : { record, due_today: decimalOf(spent) }
  })
}
