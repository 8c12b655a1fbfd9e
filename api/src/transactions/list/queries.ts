import type { Transaction, TransactionFilter } from '@pundi/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { named } from '../../platform/database/compose-statement'
import { inBatches } from '../../platform/http/files/in-batches'
import type { Page } from '../../platform/http/page'
import {
  answer,
  categoryOf,
  listed,
  type Listed,
  listedNames,
  withCategory,
} from '../../ledger/columns/column-queries'
import { totalIn, type Totals, totalsByMonths, totalsOfRows } from './count-queries'
import {
  type Asked,
  askedBy,
  conditionOnCategory,
  conditionsOf,
  conditionsOnTotals,
  nameOf,
} from './filter-queries'
import { isShared } from '../../ledger/owed-queries'
import type { RecordReader } from '../../ledger/reader'

export type Order = 'date' | '-date' | 'amount' | '-amount'

export type PageStart = { order: Order; after: [string, number] | undefined }

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

/**
 * `changes`: the user's count of changes at the time of the read. `is_shared`: true if the user
 * shares any transaction with a friend.
 */
export type TransactionPage = Page<Transaction> &
  Totals & { balance: string; changes: number; is_shared: boolean }

/** Returns up to `limit` + 1 rows; the extra row shows that there is a next page. */
export async function listTransactions(
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
  start: PageStart,
  limit: number,
): Promise<TransactionPage> {
  const name = limits.has(limit) ? nameOf(filter) : undefined
  const asked = askedBy(reader, filter, name !== undefined)
  const statement = listByTotals(asked, start, limit) ?? listByRows(asked, start, limit)
  const { rows } = await db.query<Found>(
    name === undefined
      ? statement
      : named(`list-transactions ${name} ${start.order} ${limit}${start.after ? ' after' : ''}`, statement),
  )
  const [first] = rows
  if (!first) throw new Error('The totals of a list are one row, even if the list is empty')
  const { total, income, expense, balance, changes, is_shared } = first
  const page = rows.flatMap(row => (row.id === null ? [] : [withCategory(row)]))
  return { rows: page, total, income, expense, balance, changes, is_shared }
}

/**
 * The page sizes that the browser uses. Only queries with these sizes are prepared statements.
 * Otherwise each connection would keep a plan for every size.
 */
const limits = new Set([5, 50])

type Found = Omit<TransactionPage, 'rows'> & (Listed | { id: null })

/** Returns undefined if the filter needs individual transactions instead of the monthly totals. */
function listByTotals(asked: Asked, start: PageStart, limit: number): Sql | undefined {
  const conditions = conditionsOnTotals(asked)
  return (
    conditions &&
    withTotals(asked.owner, totalsByMonths(asked, conditions), firstMatches(asked, start, limit), start)
  )
}

/**
 * For a category, reads unsplit and split transactions separately, because only unsplit ones have a
 * sorted index.
 */
function firstMatches(asked: Asked, start: PageStart, limit: number): Sql {
  if (!conditionOnCategory(asked))
    return firstRows(sql`transactions t where ${conditionsOf(asked)}`, start, limit)
  const firstOf = (reach: 'whole' | 'split') =>
    firstRows(sql`transactions t where ${conditionsOf(asked, reach)}`, start, limit)
  return sql`select t.* from ((${firstOf('whole')}) union all (${firstOf('split')})) t
    ${inOrder(start)} limit ${raw(String(limit + 1))}`
}

const FEW = 1000

/**
 * Collects up to 1000 matches and sorts them. If there are more, reads the transactions in the
 * order of an index instead, which soon finds enough matches for a page.
 */
function listByRows(asked: Asked, start: PageStart, limit: number): Sql {
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
      sql`(${firstRows(sql`few t where ${areFew}`, start, limit)})
        union all (${firstRows(sql`${matches} and not ${areFew}`, start, limit)})`,
      start,
    )}`
}

export const listInBatches = (
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
  order: Order,
): AsyncGenerator<Transaction[]> =>
  inBatches((last, size) =>
    listSome(db, reader, filter, { order, after: last && placeOf(last, order) }, size),
  )

export async function listSome(
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
  start: PageStart,
  size: number,
): Promise<Transaction[]> {
  const asked = askedBy(reader, filter)
  const matches = sql`transactions t where ${conditionsOf(asked)}`
  const { rows } = await db.query<Listed>(
    sql`select ${listed} ${joined(asked.owner, firstRows(matches, start, size - 1))} ${inOrder(start)}`,
  )
  return rows.map(withCategory)
}

const placeOf = (row: Transaction, order: Order): [string, number] => [
  order === 'date' || order === '-date' ? row.transaction_date : row.amount,
  row.id,
]

/** Selects up to `limit` + 1 rows; the extra row shows that there is a next page. */
export function firstRows(from: Sql, { order, after }: PageStart, limit: number): Sql {
  const { column, direction, sqlType } = orders[order]
  const beyond = after
    ? sql`and (${raw(column)}, t.id) ${raw(direction === 'asc' ? '>' : '<')}
        (${after[0]}::${raw(sqlType)}, ${after[1]}::bigint)`
    : empty
  // The limit is written into the text: with a parameter, PostgreSQL would plan even a prepared
  // statement again at each call.
  return sql`select t.* from ${from} ${beyond} ${inOrder({ order })} limit ${raw(String(limit + 1))}`
}

export const inOrder = ({ order }: Pick<PageStart, 'order'>) => {
  const { column, direction } = orders[order]
  return raw(`order by ${column} ${direction}, t.id ${direction}`)
}

/**
 * `offset 0` makes PostgreSQL read the categories separately. In a plain join it would read and
 * sort all transactions.
 */
const joined = (owner: Sql, rows: Sql): Sql => sql`
  from (${rows}) t
    join (select id, name from categories where user_id = ${owner} offset 0) c on c.id = ${categoryOf('t')}`

/**
 * Only the first row has the totals; in every row they would be a third of the page's bytes. An
 * empty page has a single row with the totals and nulls.
 */
const withTotals = (owner: Sql, totals: Sql, rows: Sql, start: PageStart): Sql => sql`
  select k.changes, k.is_shared, k.total, k.income, k.expense, k.income - k.expense as balance, ${listedNames}
  from (select ${listed}, row_number() over (${inOrder(start)}) as nth ${joined(owner, rows)}) t
    full join (select 1::bigint as nth, ${isShared(owner)} as is_shared, * from (${totals}) k) k using (nth)
  order by nth`
