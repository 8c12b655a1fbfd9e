import { firstOfMonth, lastOfMonth, type TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { hidden, shown, type Write } from '../../platform/database/compose-statement'
import { contains, isFound } from './search-queries'
import { readSearch } from '../../ledger/read-search'
import { wallClock } from '../../platform/time/wall-clock'
import type { RecordReader } from '../../ledger/reader'

const spans = { '1day': '1 day', '3days': '3 days', '1week': '7 days', '1month': '1 month' }

export type Asked = { owner: Sql; today: Sql; filter: TransactionFilter; write: Write }

/**
 * With `isPlannedOnce`, the values are parameters that PostgreSQL's planner does not see, so one
 * plan serves all values.
 */
export function askedBy(
  { id, today }: RecordReader,
  filter: TransactionFilter,
  isPlannedOnce = false,
): Asked {
  const write = isPlannedOnce ? hidden : shown
  return { owner: write(id, 'bigint'), today: write(today, 'date'), filter, write }
}

/**
 * Where to look for a category: in `all` transactions, only in `split` transactions, only in
 * unsplit (`whole`) transactions, or in the view `lines`. The view has a row for each category of a
 * transaction.
 */
type Reach = 'all' | 'split' | 'whole' | 'lines'

/**
 * Writes only the conditions that the filter has. For conditions like "is null or equal",
 * PostgreSQL finds no good plan.
 */
export function conditionsOf(asked: Asked, reach: Reach = 'all'): Sql {
  const { owner, today, filter, write } = asked
  return join(
    [
      sql`t.user_id = ${owner}`,
      ...conditionsOnGroups(asked, reach),
      ...conditionsOnRows(filter),
      ...(filter.planned === undefined ? [] : [conditionOnDay[filter.planned](today)]),
      ...(filter.search === undefined ? [] : [isFound(owner, readSearch(filter.search), write)]),
    ],
    ' and ',
  )
}

const conditionOnDay = {
  without: (today: Sql) => sql`t.transaction_date <= ${today}`,
  only: (today: Sql) => sql`t.transaction_date > ${today}`,
}

/** Leaves planned transactions out, unless the filter asks for them. */
export const summedOf = (asked: Asked): Asked => ({
  ...asked,
  filter: { ...asked.filter, planned: asked.filter.planned ?? 'without' },
})

/**
 * Conditions on the matching `lines t` that are planned for the rest of this month. The caller
 * subtracts these lines, because this month's totals include them. Later months need no
 * subtraction, because their totals are not summed.
 */
export const conditionsOnRestOfMonth = (asked: Asked): Sql =>
  sql`${conditionsOf({ ...asked, filter: { ...asked.filter, planned: 'only' } }, 'lines')}
    and t.transaction_date < date_trunc('month', ${asked.today} + interval '1 month')`

function conditionsOnGroups(asked: Asked, reach: Reach): Sql[] {
  const { owner, filter, write } = asked
  const isWanted = conditionOnCategory(asked)
  return [
    ...(isWanted ? [isIn(owner, isWanted, reach)] : []),
    ...(filter.type === undefined ? [] : [sql`t.type = ${write(filter.type, 'text')}`]),
  ]
}

type OnCategory = (column: Sql) => Sql

/**
 * Whether a row is in a wanted category. `whole` and `lines` compare the row's own category,
 * `split` compares the categories of its parts, and `all` compares both.
 */
function isIn(owner: Sql, isWanted: OnCategory, reach: Reach): Sql {
  const isWhole = isWanted(sql`t.category_id`)
  const isSplit = sql`t.id = any(array(
    select transaction_id from split_parts where user_id = ${owner} and ${isWanted(sql`category_id`)}))`
  if (reach === 'split') return isSplit
  return reach === 'all' ? sql`(${isWhole} or ${isSplit})` : isWhole
}

export function conditionOnCategory({
  owner,
  filter: { category, category_id },
  write,
}: Asked): OnCategory | undefined {
  if (category === undefined && category_id === undefined) return undefined
  return column =>
    join(
      [
        ...(category === undefined ? [] : [sql`${column} = any(${idsOf(owner, category)})`]),
        ...(category_id === undefined ? [] : [isOneOf(column, category_id, write)]),
      ],
      ' and ',
    )
}

const isOneOf = (column: Sql, ids: string, write: Write) =>
  ids.includes(',')
    ? sql`${column} = any(${ids.split(',')}::bigint[])`
    : sql`${column} = ${write(ids, 'bigint')}`

const idsOf = (owner: Sql, category: string) =>
  sql`array(select id from categories where user_id = ${owner}
    and plain_name(name) = plain_name(${category}))`

type RowFilter = Omit<TransactionFilter, 'category' | 'category_id' | 'type' | 'planned' | 'search'>

export function conditionsOnRows(filter: RowFilter): Sql[] {
  const { min_amount, max_amount, date_range, from, to, wallet_id, tag, place } = filter
  return [
    ...(min_amount === undefined ? [] : [sql`t.amount >= ${min_amount}::numeric`]),
    ...(max_amount === undefined ? [] : [sql`t.amount <= ${max_amount}::numeric`]),
    ...(date_range === undefined ? [] : [withinSpan(spans[date_range], wallClock(filter.time_zone))]),
    ...(from === undefined ? [] : [sql`t.transaction_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.transaction_date <= ${to}::date`]),
    ...(wallet_id === undefined ? [] : [isInWallet(wallet_id)]),
    ...(tag === undefined ? [] : [hasTag(tag)]),
    ...(place === undefined ? [] : [contains(sql`t.place`, place)]),
  ]
}

const isInWallet = (id: string) =>
  id === 'none' ? sql`t.wallet_id is null` : sql`t.wallet_id = ${id}::bigint`

/** The redundant `is not null` lets PostgreSQL use the index of tagged rows. */
const hasTag = (tag: string) => sql`(t.tags is not null and exists (
  select from unnest(t.tags) tag where lower(tag) = lower(${tag})))`

/** Days are whole dates: "1day" includes all of today, whatever the time of day. */
const withinSpan = (span: string, now: string) =>
  sql`t.transaction_date between ${now}::timestamp - ${span}::interval and ${now}::timestamp`

/**
 * Returns undefined if the filter needs individual transactions, because the monthly totals have
 * only categories, types and whole calendar months.
 */
export function conditionsOnTotals(asked: Asked): Sql[] | undefined {
  const { planned, search, ...others } = asked.filter
  const months = planned === 'only' || search !== undefined ? undefined : conditionsOnMonths(others)
  return months && [...conditionsOnGroups(asked, 'lines'), ...months]
}

/** Returns undefined if the filter asks for anything other than whole months. */
export function conditionsOnMonths({ from, to, ...others }: RowFilter): Sql[] | undefined {
  if (conditionsOnRows(others).length > 0) return undefined
  if (from !== undefined && from !== firstOfMonth(from)) return undefined
  if (to !== undefined && to !== lastOfMonth(to)) return undefined
  return [
    ...(from === undefined ? [] : [sql`t.month >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.month <= ${to}::date`]),
  ]
}

/**
 * The name of the prepared statement, which each connection plans once. Undefined for uncommon
 * filters, for example with two conditions or with several search words.
 */
export function nameOf({ planned, ...filter }: TransactionFilter): string | undefined {
  const present = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (present.length > 1 || planned === 'only' || filter.category_id?.includes(',')) return undefined
  const [name = 'all'] = present
  if (!plannedOnce.has(name) || hasSeveralWords(filter.search)) return undefined
  return planned === undefined ? name : `${name} ${planned}`
}

const hasSeveralWords = (search: string | undefined) =>
  search !== undefined && readSearch(search).flatMap(({ words }) => words).length > 1

const plannedOnce = new Set(['all', 'type', 'category', 'category_id', 'search'])
