import { decimalOf, type Outlook, periodAfter, periodOf, type PlannedRecord } from '@pundi/contract'
import { listBudgets } from '../budgets/list-budgets'
import type { Queryable } from '../database/database'
import { onSnapshot } from '../database/on-snapshot'
import { sumPutAside } from '../goals/queries'
import { listUpcoming, type Upcoming } from '../schedules/day-queries'
import { listBalances } from './balances'
import { dayAfter } from './days'
import { changeOf, daysFrom, listDues } from '../schedules/dues'
import { findLeft } from './left-today'
import { inOrder, linesOfBookings, linesOfBudgets, linesOfDues, linesOfGoals } from './lines'
import { listPlanned, MOST_PLANNED, nameCategories, sumCategories, sumDays } from './queries'
import { findUsual, MOST_WEEKS } from './usual'

/** Who asks: their day, and the day on which each of their months begins. */
type Reader = { id: number; today: string; month_start: number }

/**
 * What is left to a user, and the days ahead. Every source of it is read here, and adds its lines to the sum: what is
 * booked and put aside for goals, or with budgets what they have and what is spent in their categories; and what
 * schedules will book. All of it is read at one moment.
 */
export const findOutlook = (db: Queryable, user: Reader): Promise<Outlook> =>
  onSnapshot(db, client => readOutlook(client, user))

async function readOutlook(db: Queryable, user: Reader): Promise<Outlook> {
  const { id, today, month_start } = user
  const period = periodOf(today, month_start)
  const last = periodAfter(period, month_start).to
  // Of these the budgets count what is planned in them, too.
  const upcoming = await listUpcoming(db, id, { today, to: last })
  // The weeks reach further back than the period, the month of the calendar and the days that were.
  const sums = await sumDays(db, id, today, { from: dayAfter(today, -7 * MOST_WEEKS), to: last })
  const booked = await listPlanned(db, id, today, last)
  const { data: budgets } = await listBudgets(db, user, today, { upcoming })
  const putAside = await sumPutAside(db, id, period.from, period.to)
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
  const due = await describeDues(db, user, upcoming, sums.aside)
  return {
    ...{ today, period, lines, basis: budgets.length > 0 ? 'budgets' : 'income' },
    ...findLeft(lines, today, period.to),
    planned: [...booked, ...due].sort(byDate).slice(0, MOST_PLANNED),
    ...listBalances(sums, sumDues(upcoming, today, sums.aside), today, last),
    wallets_since: sums.wallets_since,
    usual: findUsual(sums.days, today, sums.first_day),
  }
}

const byDate = (a: PlannedRecord, b: PlannedRecord) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

const idsOf = (some: { category_id: number | null }[]) =>
  some.flatMap(({ category_id }) => (category_id === null ? [] : [category_id]))

/** What schedules will book and what changes the money to spend: the soonest. What waits since an earlier day counts today. */
async function describeDues(
  db: Queryable,
  { id, today }: Reader,
  upcoming: Upcoming[],
  aside: number[],
): Promise<PlannedRecord[]> {
  if (upcoming.length === 0) return []
  const dayOf = daysFrom(today)
  const soonest = upcoming
    .map(of => ({ of, change: changeOf(of, aside) }))
    .filter(({ change }) => change !== 0n)
    .flatMap(({ of, change }) => of.days.map(([after, count]) => ({ of, change, after, count })))
    .sort((a, b) => a.after - b.after)
    .slice(0, MOST_PLANNED)
  const names = await nameCategories(db, id, idsOf(soonest.map(({ of }) => of)))
  return soonest.map(({ of, change, after, count }) => {
    const { category_id, schedule_id, description } = of
    const name = category_id === null ? undefined : names.get(category_id)
    return {
      ...{ date: dayOf(after), description, schedule_id, ...(count > 1 && { count }) },
      category: category_id === null || name === undefined ? null : { id: category_id, name },
      amount: decimalOf(change * BigInt(count)),
    }
  })
}

/** What schedules will add to the money to spend on each day, in cents. */
function sumDues(upcoming: Upcoming[], today: string, aside: number[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  const dayOf = daysFrom(today)
  for (const of of upcoming) {
    const cents = changeOf(of, aside)
    for (const [after, count] of of.days)
      sums.set(dayOf(after), (sums.get(dayOf(after)) ?? 0n) + cents * BigInt(count))
  }
  return sums
}
