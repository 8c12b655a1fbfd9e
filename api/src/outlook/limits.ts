import {
  centsOf,
  type DayBalance,
  decimalOf,
  type LimitKind,
  type LimitLine,
  type OutlookLimit,
  type OutlookLine,
  type Period,
  type PlannedRecord,
} from '@pundi/contract'
import type { HeldChange } from '../goals/queries'
import type { Upcoming } from '../schedules/days/queries'
import { spentBy } from '../schedules/days/list-dues'
import type { Owed } from '../ledger/owed-queries'
import { findLeft } from './find-left'
import { MOST_PLANNED, type Sums } from './queries'

interface When {
  period: Period
  today: string
}

function limitOf(kind: LimitKind, lines: LimitLine[], { period, today }: When): OutlookLimit {
  const { days_left: _, ...left } = findLeft(lines, today, period.to)
  return { kind, ...left, lines }
}

export const lowestLimit = (limits: OutlookLimit[]): LimitKind | 'none' =>
  limits.reduce<OutlookLimit | undefined>(
    (least, each) => (least && centsOf(least.left_today) <= centsOf(each.left_today) ? least : each),
    undefined,
  )?.kind ?? 'none'

export function limitsOfLines(
  basis: 'budgets' | 'income',
  lines: OutlookLine[],
  owed: Owed[],
  when: When,
): OutlookLimit[] {
  const isLimit = basis === 'budgets' || lines.some(({ kind }) => kind.endsWith('income'))
  if (!isLimit) return []
  const budgeted = new Set(
    lines.flatMap(({ kind, category }) => (kind === 'budget' && category ? [category.id] : [])),
  )
  const isOfLines = ({ category_id }: Owed) =>
    basis === 'income' ? category_id === null : category_id !== null && budgeted.has(category_id)
  const sum = sumOf(owed.filter(isOfLines).map(each => each.owed))
  return [{ ...limitOf(basis, lines, when), ...(sum !== 0n && { owed: decimalOf(sum) }) }]
}

/** `due_today`: the amount of the recurring record that is due today, as decimal text. */
export interface Ahead {
  record: PlannedRecord
  due_today?: string
}

interface Money {
  to_spend: string
  days: DayBalance[]
  sums: Sums
  upcoming: Upcoming[]
  ahead: Ahead[]
  held: HeldChange[]
}

/**
 * A limit from spendable money: the lowest balance until the period ends, less the amount that
 * goals hold on that day. Returns no limit until the first spendable wallet has opened.
 */
export function limitOfMoney(
  { to_spend, days, sums, upcoming, ahead, held }: Money,
  when: When,
): OutlookLimit[] {
  if (!sums.has_to_spend) return []
  const { period, today } = when
  const heldOn = (day: string) => held.filter(change => change.day <= day)
  const sumHeld = (day: string) => sumOf(heldOn(day).map(({ change }) => change))
  const lowest = days
    .filter(({ date }) => date <= period.to)
    .map(({ date, balance }) => ({ date, balance: centsOf(balance), left: centsOf(balance) - sumHeld(date) }))
    .reduce((lowest, day) => (day.left < lowest.left ? day : lowest))
  const due = dueToday(upcoming, sums.aside)
  const records = ahead
    .map(beside)
    .filter(({ date, amount }) => date <= lowest.date && centsOf(amount) !== 0n)
  const [goingOut, comingIn] = [true, false].map(isOut =>
    records.filter(({ amount }) => amount.startsWith('-') === isOut),
  ) as [PlannedRecord[], PlannedRecord[]]
  const sumIn = sumOf(comingIn.map(({ amount }) => amount))
  // Sums all changes of the balance until the day of the lowest balance. Leaves out income, and
  // what is due today, which the line `due_today` shows.
  const sumOut = lowest.balance - centsOf(to_spend) - sumIn + due.cents
  const { paid = '0', paid_count = 0, expense_count = 0 } = sums.days.get(today) ?? {}
  const spentToday = { type: 'expense', from: today, to: today, planned: 'without' } as const
  const lines: LimitLine[] = [
    { kind: 'to_spend', amount: decimalOf(centsOf(to_spend) + centsOf(paid)), count: 0 },
    { kind: 'coming_in', amount: decimalOf(sumIn), ...listed(comingIn) },
    { kind: 'going_out', amount: decimalOf(sumOut), ...listed(goingOut) },
    {
      ...{ kind: 'held', amount: decimalOf(-sumHeld(lowest.date)) },
      count: heldOn(lowest.date).reduce((sum, { count }) => sum + count, 0),
    },
    {
      ...{ kind: 'spent_today', amount: decimalOf(-centsOf(paid)), count: paid_count },
      // The link opens a list of expenses from all wallets. So there is no link if a wallet that is
      // not spendable paid some of the expenses.
      ...(paid_count === expense_count && { query: spentToday }),
    },
    { kind: 'due_today', amount: decimalOf(-due.cents), count: due.count },
  ]
  const some = lines.filter(
    ({ kind, amount, count }) => kind === 'to_spend' || count > 0 || centsOf(amount) !== 0n,
  )
  return [{ ...limitOf('money', some, when), lowest_on: lowest.date }]
}

const sumOf = (amounts: string[]) => amounts.reduce((sum, amount) => sum + centsOf(amount), 0n)

function dueToday(upcoming: Upcoming[], aside: number[]) {
  const some = upcoming.flatMap(each =>
    each.days.flatMap(([after, count]) => (after === 0 ? [{ cents: spentBy(each, aside), count }] : [])),
  )
  return some
    .filter(({ cents }) => cents !== 0n)
    .reduce(
      (sum, { cents, count }) => ({ cents: sum.cents + cents * BigInt(count), count: sum.count + count }),
      { cents: 0n, count: 0 },
    )
}

const beside = ({ record, due_today }: Ahead): PlannedRecord => ({
  ...record,
  amount: decimalOf(centsOf(record.amount) + centsOf(due_today ?? '0')),
})

const listed = (records: PlannedRecord[]) => ({
  count: records.reduce((sum, { count = 1 }) => sum + count, 0),
  records: records.slice(0, MOST_PLANNED),
})
