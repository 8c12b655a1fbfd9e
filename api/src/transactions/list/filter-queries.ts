import type { TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { wallClock } from './wall-clock'

/** How long before now a range of dates begins. */
export const spans = { '1day': '1 day', '3days': '3 days', '1week': '7 days', '1month': '1 month' }

/**
 * The conditions of a filter that are present, over `transactions t`; always the user's own. Only those
 * present: a statement with "or absent" conditions would be planned for none of them.
 */
export function conditionsOf(userId: number, filter: TransactionFilter): Sql {
  return join([...conditionsOnGroups(userId, filter), ...conditionsOnRows(filter)], ' and ')
}

/** Conditions that the monthly totals know too. */
function conditionsOnGroups(userId: number, { category, category_id, type }: TransactionFilter): Sql[] {
  return [
    sql`t.user_id = ${userId}`,
    ...(category === undefined ? [] : [sql`t.category_id = any(${idsOf(userId, category)})`]),
    ...(category_id === undefined ? [] : [sql`t.category_id = ${category_id}::bigint`]),
    ...(type === undefined ? [] : [sql`t.type = ${type}`]),
  ]
}

const idsOf = (userId: number, category: string) =>
  sql`array(select id from categories where user_id = ${userId}
    and plain_name(name) = plain_name(${category}))`

/** Conditions over single rows of `transactions t`, whoever they are of. */
export function conditionsOnRows(filter: TransactionFilter): Sql[] {
  const { min_amount, max_amount, date_range, from, to, search } = filter
  return [
    ...(min_amount === undefined ? [] : [sql`t.amount >= ${min_amount}::numeric`]),
    ...(max_amount === undefined ? [] : [sql`t.amount <= ${max_amount}::numeric`]),
    ...(date_range === undefined ? [] : [withinSpan(spans[date_range], wallClock(filter.time_zone))]),
    ...(from === undefined ? [] : [sql`t.transaction_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.transaction_date <= ${to}::date`]),
    ...(search === undefined ? [] : [sql`position(lower(${search}) in lower(t.description)) > 0`]),
  ]
}

/** A day counts from its first moment: "1day" keeps today, whatever the hour. */
const withinSpan = (span: string, now: string) =>
  sql`t.transaction_date between ${now}::timestamp - ${span}::interval and ${now}::timestamp`

/**
 * The same over the monthly totals, or undefined where the filter asks for what they do not know. Whole months of
 * the calendar, from a first day to a last one, they know.
 */
export function conditionsOnTotals(userId: number, filter: TransactionFilter): Sql | undefined {
  const { from, to, ...others } = filter
  const isCut = (from !== undefined && !isFirstOfMonth(from)) || (to !== undefined && !isLastOfMonth(to))
  if (isCut || conditionsOnRows(others).length > 0) return undefined
  const months = [
    ...(from === undefined ? [] : [sql`t.month >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.month <= ${to}::date`]),
  ]
  return join([...conditionsOnGroups(userId, filter), ...months], ' and ')
}

const DAY = 24 * 60 * 60 * 1000

/** Whether a month of the calendar begins with that day, `yyyy-mm-dd`. */
export const isFirstOfMonth = (day: string) => day.endsWith('-01')

/** Whether a month of the calendar ends with that day, `yyyy-mm-dd`. */
export const isLastOfMonth = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).getUTCDate() === 1
