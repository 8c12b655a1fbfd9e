import type { TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { shown, type Write } from '../../database/named'
import { readAmount } from './read-amount'
import { wallClock } from './wall-clock'

/** How long before now a range of dates begins. */
const spans = { '1day': '1 day', '3days': '3 days', '1week': '7 days', '1month': '1 month' }

/**
 * The conditions of a filter over `transactions t`; always those of one owner. Contains only the conditions that are
 * present: the planner cannot choose well for a condition such as "or absent".
 */
export const conditionsOf = (owner: Sql, filter: TransactionFilter, write = shown): Sql =>
  join(
    [
      sql`t.user_id = ${owner}`,
      ...conditionsOnGroups(owner, filter, write),
      ...conditionsOnRows(filter),
      ...(filter.search === undefined ? [] : [isFound(owner, filter.search, write)]),
    ],
    ' and ',
  )

/** Whether a row's description or category contains the search, in any case, or its amount is the one that it means. */
const isFound = (owner: Sql, search: string, write: Write) => sql`(
  position(lower(${search}) in lower(t.description)) > 0
  or t.category_id = any(array(select id from categories
    where user_id = ${owner} and position(lower(${search}) in lower(name)) > 0))
  or t.amount = ${write(readAmount(search) ?? null, 'numeric')})`

/** Conditions that the monthly totals know too. */
function conditionsOnGroups(
  owner: Sql,
  { category, category_id, type }: TransactionFilter,
  write: Write,
): Sql[] {
  return [
    ...(category === undefined ? [] : [sql`t.category_id = any(${idsOf(owner, category)})`]),
    ...(category_id === undefined ? [] : [sql`t.category_id = ${write(category_id, 'bigint')}`]),
    ...(type === undefined ? [] : [sql`t.type = ${write(type, 'text')}`]),
  ]
}

const idsOf = (owner: Sql, category: string) =>
  sql`array(select id from categories where user_id = ${owner}
    and plain_name(name) = plain_name(${category}))`

type RowFilter = Omit<TransactionFilter, 'category' | 'category_id' | 'type' | 'search'>

/** Conditions over single rows of `transactions t`, whoever they are of. */
export function conditionsOnRows(filter: RowFilter): Sql[] {
  const { min_amount, max_amount, date_range, from, to } = filter
  return [
    ...(min_amount === undefined ? [] : [sql`t.amount >= ${min_amount}::numeric`]),
    ...(max_amount === undefined ? [] : [sql`t.amount <= ${max_amount}::numeric`]),
    ...(date_range === undefined ? [] : [withinSpan(spans[date_range], wallClock(filter.time_zone))]),
    ...(from === undefined ? [] : [sql`t.transaction_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.transaction_date <= ${to}::date`]),
  ]
}

/** A day counts from its first moment: "1day" keeps today, whatever the hour. */
const withinSpan = (span: string, now: string) =>
  sql`t.transaction_date between ${now}::timestamp - ${span}::interval and ${now}::timestamp`

/**
 * The conditions of a filter over a user's `monthly_totals t`, but for the owner. Undefined if the totals cannot
 * answer the filter: they know categories, types and whole calendar months.
 */
export function conditionsOnTotals(owner: Sql, filter: TransactionFilter, write = shown): Sql[] | undefined {
  const months = filter.search === undefined ? conditionsOnMonths(filter) : undefined
  return months && [...conditionsOnGroups(owner, filter, write), ...months]
}

/** The conditions over the months of `monthly_totals t`. Undefined if the filter asks for more than whole months. */
export function conditionsOnMonths({ from, to, ...others }: RowFilter): Sql[] | undefined {
  if (conditionsOnRows(others).length > 0) return undefined
  if (from !== undefined && !isFirstOfMonth(from)) return undefined
  if (to !== undefined && !isLastOfMonth(to)) return undefined
  return [
    ...(from === undefined ? [] : [sql`t.month >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.month <= ${to}::date`]),
  ]
}

/**
 * The name of a filter whose statements connections plan once: none, or one of the most used conditions alone. With
 * others, the best plan depends on their values.
 */
export function nameOf(filter: TransactionFilter): string | undefined {
  const present = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (present.length > 1) return undefined
  const [name = 'all'] = present
  return plannedOnce.has(name) ? name : undefined
}

const plannedOnce = new Set(['all', 'type', 'category', 'category_id', 'search'])

const DAY = 24 * 60 * 60 * 1000

/** Whether a month of the calendar begins with that day, `yyyy-mm-dd`. */
export const isFirstOfMonth = (day: string) => day.endsWith('-01')

/** Whether a month of the calendar ends with that day, `yyyy-mm-dd`. */
export const isLastOfMonth = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).getUTCDate() === 1
