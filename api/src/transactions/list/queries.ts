import type { TagsAnswer, Transaction, TransactionFilter } from '@pundi/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { named } from '../../database/named'
import { inBatches } from '../../http/files/in-batches'
import type { Page } from '../../http/page'
import { answer, categoryOf, listed, type Listed, listedNames, withCategory } from '../column-queries'
import { totalIn, type Totals, totalsByMonths, totalsOfRows } from './count-queries'
import {
  type Asked,
  askedBy,
  conditionOnCategory,
  conditionsOf,
  conditionsOnTotals,
  nameOf,
  type Reader,
} from './filter-queries'

export type Order = 'date' | '-date' | 'amount' | '-amount'

/** Where a page begins: after the row of that date or amount and id. */
export type Place = { order: Order; after: [string, number] | undefined }

const orders: Record<Order, { column: string; direction: 'asc' | 'desc'; sqlType: string }> = {
  date: { column: 't.transaction_date', direction: 'asc', sqlType: 'date' },
  '-date': { column: 't.transaction_date', direction: 'desc', sqlType: 'date' },
  amount: { column: 't.amount', direction: 'asc', sqlType: 'numeric' },
  '-amount': { column: 't.amount', direction: 'desc', sqlType: 'numeric' },
}

export async function findTransaction(
  db: Queryable,
  userId: number,
  id: number,
): Promise<Transaction | undefined> {
  const { rows } = await db.query<{ answer: Transaction }>(
    sql`select ${answer} as answer
        from transactions t join categories c on c.user_id = t.user_id and c.id = ${categoryOf('t')}
        where t.user_id = ${userId} and t.id = ${id}`,
  )
  return rows[0]?.answer
}

/** The user's tags in their last spelling, those that most transactions have first. */
export async function listTags(db: Queryable, userId: number): Promise<TagsAnswer['data']> {
  const { rows } = await db.query<TagsAnswer['data'][number]>(
    sql`select (array_agg(tag order by t.transaction_date desc, t.id desc))[1] as tag, count(*) as count
        from transactions t, unnest(t.tags) tag
        where t.user_id = ${userId} and t.tags is not null
        group by lower(tag) order by count(*) desc, lower(tag) limit 500`,
  )
  return rows
}

/** A page, the totals of the whole list, and the number of changes that both were read at. */
export type TransactionPage = Page<Transaction> & Totals & { balance: string; changes: number }

/** Reads a page with its totals in one statement: one row more than `limit` if there is a next page. */
export async function listTransactions(
  db: Queryable,
  reader: Reader,
  filter: TransactionFilter,
  place: Place,
  limit: number,
): Promise<TransactionPage> {
  const name = limits.has(limit) ? nameOf(filter) : undefined
  const asked = askedBy(reader, filter, name !== undefined)
  const statement = listByTotals(asked, place, limit) ?? listByRows(asked, place, limit)
  const { rows } = await db.query<Found>(
    name === undefined
      ? statement
      : named(`list-transactions ${name} ${place.order} ${limit}${place.after ? ' after' : ''}`, statement),
  )
  const [first] = rows
  if (!first) throw new Error('The totals of a list are one row, even if the list is empty')
  const { total, income, expense, balance, changes } = first
  const page = rows.flatMap(row => (row.id === null ? [] : [withCategory(row)]))
  return { rows: page, total, income, expense, balance, changes }
}

/** The sizes of a page that the browser asks for. With others, each connection would keep a plan for every size. */
const limits = new Set([5, 50])

type Found = Totals & { changes: number; balance: string } & (Listed | { id: null })

/** The monthly totals know the totals, and an index leads to the first rows. Undefined if they know too little. */
function listByTotals(asked: Asked, place: Place, limit: number): Sql | undefined {
  const conditions = conditionsOnTotals(asked)
  return (
    conditions &&
    withTotals(asked.owner, totalsByMonths(asked, conditions), firstMatches(asked, place, limit), place)
  )
}

/**
 * The first rows that a filter keeps. An index has those of a category in order that are not split, and leads to those
 * that are, so each are read on their own.
 */
function firstMatches(asked: Asked, place: Place, limit: number): Sql {
  if (!conditionOnCategory(asked))
    return firstRows(sql`transactions t where ${conditionsOf(asked)}`, place, limit)
  const firstOf = (reach: 'whole' | 'split') =>
    firstRows(sql`transactions t where ${conditionsOf(asked, reach)}`, place, limit)
  return sql`select t.* from ((${firstOf('whole')}) union all (${firstOf('split')})) t
    ${inOrder(place)} limit ${raw(String(limit + 1))}`
}

/** Up to so many matches are read once, for the totals and for the page. */
const FEW = 1000

/**
 * For conditions that only the rows can answer. All matches are looked for once: few are collected, many are counted,
 * and then an index soon leads to enough of them for a page.
 */
function listByRows(asked: Asked, place: Place, limit: number): Sql {
  const matches = sql`transactions t where ${conditionsOf(asked)}`
  const areFew = sql`(select count(*) from few) <= ${raw(String(FEW))}`
  const total = totalIn(asked)
  const everyMatch = sql`
    select t.type, ${total} as total, t.transaction_date from few t where ${areFew}
    union all select t.type, ${total}, t.transaction_date from ${matches} and not ${areFew}`
  return sql`
    with few as materialized (select t.* from ${matches} limit ${raw(String(FEW + 1))})
    ${withTotals(
      asked.owner,
      totalsOfRows(asked, everyMatch),
      sql`(${firstRows(sql`few t where ${areFew}`, place, limit)})
        union all (${firstRows(sql`${matches} and not ${areFew}`, place, limit)})`,
      place,
    )}`
}

/** All that a filter keeps, in order, in batches. */
export const listInBatches = (
  db: Queryable,
  reader: Reader,
  filter: TransactionFilter,
  order: Order,
): AsyncGenerator<Transaction[]> =>
  inBatches((last, size) =>
    listSome(db, reader, filter, { order, after: last && placeOf(last, order) }, size),
  )

/** The first rows beyond a place, `size` at most, without totals. */
export async function listSome(
  db: Queryable,
  reader: Reader,
  filter: TransactionFilter,
  place: Place,
  size: number,
): Promise<Transaction[]> {
  const asked = askedBy(reader, filter)
  const matches = sql`transactions t where ${conditionsOf(asked)}`
  const { rows } = await db.query<Listed>(
    sql`select ${listed} ${joined(asked.owner, firstRows(matches, place, size - 1))} ${inOrder(place)}`,
  )
  return rows.map(withCategory)
}

/** The place of a row in an order. */
const placeOf = (row: Transaction, order: Order): [string, number] => [
  order === 'date' || order === '-date' ? row.transaction_date : row.amount,
  row.id,
]

/** The first rows `t` of these beyond the place, in its order: `limit` and one more. */
export function firstRows(from: Sql, { order, after }: Place, limit: number): Sql {
  const { column, direction, sqlType } = orders[order]
  const beyond = after
    ? sql`and (${raw(column)}, t.id) ${raw(direction === 'asc' ? '>' : '<')}
        (${after[0]}::${raw(sqlType)}, ${after[1]}::bigint)`
    : empty
  // Not a value: for a limit that it does not know, PostgreSQL plans a statement anew at each call, name or not.
  return sql`select t.* from ${from} ${beyond} ${inOrder({ order })} limit ${raw(String(limit + 1))}`
}

export const inOrder = ({ order }: Pick<Place, 'order'>) => {
  const { column, direction } = orders[order]
  return raw(`order by ${column} ${direction}, t.id ${direction}`)
}

/**
 * Rows `t` with their categories `c`. The categories are read on their own (`offset 0`): in a join the planner would
 * begin with them, read all transactions and sort these.
 */
const joined = (owner: Sql, rows: Sql): Sql => sql`
  from (${rows}) t
    join (select id, name from categories where user_id = ${owner} offset 0) c on c.id = ${categoryOf('t')}`

/**
 * The page in its order. Its first row has the totals, and is all null but for them if the page is empty: fifty more of
 * the same totals take as long on the way as a third of the page.
 */
const withTotals = (owner: Sql, totals: Sql, rows: Sql, place: Place): Sql => sql`
  select k.changes, k.total, k.income, k.expense, k.income - k.expense as balance, ${listedNames}
  from (select ${listed}, row_number() over (${inOrder(place)}) as place ${joined(owner, rows)}) t
    full join (select 1::bigint as place, * from (${totals}) k) k using (place)
  order by place`
