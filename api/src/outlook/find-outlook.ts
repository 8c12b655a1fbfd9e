import {
  addDays,
  centsOf,
  type Currency,
  decimalOf,
  type Outlook,
  type OutlookLine,
  type Period,
  periodAfter,
  periodOf,
  type PlannedRecord,
} from '@pundi/contract'
import { listBudgets } from '../budgets/list-budgets'
import type { Queryable } from '../platform/database/database'
import { onSnapshot } from '../platform/database/on-snapshot'
import { listHeld, sumPutAside } from '../goals/queries'
import { sumOwed } from '../ledger/owed-queries'
import { listUpcoming, type Upcoming } from '../schedules/days/queries'
import { listBalances } from './list-balances'
import { findLeft, findUsual, MOST_WEEKS } from './find-left'
import { changeOf, daysFrom, listDues, spentBy } from '../schedules/days/list-dues'
import { findAsked } from './list-asked'
import { type Ahead, limitOfMoney, limitsOfLines, lowestLimit } from './limits'
import { inOrder, linesOfBookings, linesOfBudgets, linesOfDues, linesOfGoals } from './lines'
import { listPlanned, MOST_PLANNED, nameCategories, sumCategories, sumDays, type Sums } from './queries'
import type { BudgetReader } from '../ledger/reader'

type OutlookReader = BudgetReader & { currency: Currency }

/**
 * Computes the amount left to spend today and the balance forecast, from one snapshot of the
 * database. With budgets, the amount is what the budgets have left. Without budgets, the amount
 * comes from transactions and goals. Due dates of schedules are subtracted in both cases. Spendable
 * money, less instalments due on loans, is a second limit.
 */
export const findOutlook = (db: Queryable, user: OutlookReader): Promise<Outlook> =>
  onSnapshot(db, client => readOutlook(client, user))

async function readOutlook(db: Queryable, user: OutlookReader): Promise<Outlook> {
  const { id, today, month_start } = user
  const period = periodOf(today, month_start)
  const last = periodAfter(period, month_start).to
  const upcoming = await listUpcoming(db, id, { today, to: last })
  const sums = await sumDays(db, id, today, { from: addDays(today, -7 * MOST_WEEKS), to: last })
  const booked = await listPlanned(db, id, today, last)
  const { data: budgets } = await listBudgets(db, user, today, { upcoming })
  const putAside = await sumPutAside(db, id, period.from, period.to)
  const held = await listHeld(db, id, today, period.to)
  const owed = await sumOwed(db, user, period)
  const when = { period, today }
  const ofCategories =
    budgets.length === 0
      ? linesOfBookings(sums.days, when)
      : linesOfBudgets(budgets, await sumCategories(db, id, idsOf(budgets), today, period), when)
  const lines = inOrder([
    ...ofCategories,
    ...linesOfDues(listDues(upcoming, today, budgets.length > 0), when, budgets),
    // With budgets, money set aside for goals is not subtracted, because each budget's amount is
    // meant only for its category.
    ...(budgets.length === 0 ? linesOfGoals(putAside) : []),
  ])
  const dues = await describeDues(db, user, upcoming, sums.aside)
  const asked = await findAsked(db, user, sums.loans, { upcoming, last })
  const planned = [...booked, ...dues.map(({ record }) => record), ...asked].sort(byDate)
  const ahead = [...dues, ...[...booked, ...asked].map(record => ({ record }))]
  const balances = listBalances(sums, sumDues(upcoming, asked, today, sums.aside), today, last)
  const basis = budgets.length > 0 ? 'budgets' : 'income'
  const limits = [
    ...limitsOfLines(basis, lines, owed, when),
    ...limitOfMoney(
      { ...balances, sums, upcoming, ahead: ahead.sort((a, b) => byDate(a.record, b.record)), held },
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

async function describeDues(
  db: Queryable,
  { id, today }: OutlookReader,
  upcoming: Upcoming[],
  aside: number[],
): Promise<Ahead[]> {
  if (upcoming.length === 0) return []
  const dayAfterToday = daysFrom(today)
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
    const record = {
      ...{ date: dayAfterToday(after), description, schedule_id, ...(count > 1 && { count }) },
      category: category_id === null || name === undefined ? null : { id: category_id, name },
      amount: decimalOf(change * BigInt(count)),
    }
    const spent = after === 0 ? spentBy(of, aside) * BigInt(count) : 0n
    return spent === 0n ? { record } : { record, due_today: decimalOf(spent) }
  })
}

function sumDues(
  upcoming: Upcoming[],
  asked: PlannedRecord[],
  today: string,
  aside: number[],
): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  const add = (day: string, cents: bigint) => sums.set(day, (sums.get(day) ?? 0n) + cents)
  const dayAfterToday = daysFrom(today)
  for (const of of upcoming) {
    const cents = changeOf(of, aside)
    for (const [after, count] of of.days) add(dayAfterToday(after), cents * BigInt(count))
  }
  for (const { date, amount } of asked) add(date, centsOf(amount))
  return sums
}
