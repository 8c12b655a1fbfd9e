import type { Transaction, TransactionFilter } from '@pundi/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../../database/database'
import { inBatches } from '../../http/files/in-batches'
import type { Page } from '../../http/page'
import { selected } from '../column-queries'
import { conditionsOf, conditionsOnTotals } from './filter-queries'
import { findPage, type Order } from '../ledger/find-page'
import { rowsKept } from '../ledger/keeps'
import { expectFilters, openLedger } from '../ledger/ledger'

type Place = { order: Order; after: [string, number] | undefined }

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
  const { rows } = await db.query<Transaction>(
    sql`select ${selected} 
        from transactions t join categories c on c.user_id = t.user_id and c.id = t.category_id
        where t.user_id = ${userId} and t.id = ${id}`,
  )
  return rows[0]
}

/** One row more than `limit` where there is a next page. */
export async function listTransactions(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
  place: Place,
  limit: number,
): Promise<Page<Transaction>> {
  if (isEmpty(filter)) {
    const page = await listByDatabase(db, userId, filter, place, limit)
    if (limit >= WHOLE_PAGE) expectFilters(db, userId, page.total)
    return page
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ledger = await openLedger(db, userId, filter)
    if (!ledger) break
    const kept = rowsKept(ledger.entries, filter, ledger.news)
    const ids = findPage(ledger.entries, kept, place, limit + 1)
    if (ids.length === 0) return { rows: [], total: kept.length }
    // By the table, so that each row is as it is now and is kept by the filter; where one is not any more, once again.
    const which = sql`${conditionsOf(userId, filter)} and t.id = any(${ids}::bigint[])`
    const rows = await listRows(db, which, { ...place, after: undefined }, limit)
    if (rows.length === ids.length) return { rows, total: kept.length }
  }
  return listByDatabase(db, userId, filter, place, limit)
}

/** Who asks for a handful, as the dashboard does, is not about to filter. */
const WHOLE_PAGE = 50

// Only who changes rows of this very page again and again, within milliseconds, comes to more.
const TRIES = 3

/** All that a filter keeps, in order, in batches. */
export function listInBatches(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
  order: Order,
): AsyncGenerator<Transaction[]> {
  const everything = conditionsOf(userId, filter)
  const isByDate = order === 'date' || order === '-date'
  return inBatches((last, size) => {
    const after: Place['after'] = last && [isByDate ? last.transaction_date : last.amount, last.id]
    return listRows(db, everything, { order, after }, size - 1)
  })
}

const isEmpty = (filter: TransactionFilter) => Object.values(filter).every(value => value === undefined)

/** By the database alone: for who asks without a filter, and where the entries are not in memory yet. */
async function listByDatabase(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
  place: Place,
  limit: number,
): Promise<Page<Transaction>> {
  const everything = conditionsOf(userId, filter)
  const totals = conditionsOnTotals(userId, filter)
  const known = totals && (await countByTotals(db, totals))
  // An index leads to the first rows of many; few among many others would have to be looked for.
  if (known !== undefined && (known > FEW || isEmpty(filter)))
    return { rows: await listRows(db, everything, place, limit), total: known }
  const { total, ids } = await findMatches(db, everything)
  const which = ids ? sql`t.user_id = ${userId} and t.id = any(${ids}::bigint[])` : everything
  return { rows: await listRows(db, which, place, limit), total }
}

/** The rows first and their categories after them: so their index is read in its order, no further than needed. */
async function listRows(db: Queryable, which: Sql, { order, after }: Place, limit: number) {
  const { column, direction, sqlType } = orders[order]
  const beyond = raw(direction === 'asc' ? '>' : '<')
  const place = after
    ? sql`and (${raw(column)}, t.id) ${beyond} (${after[0]}::${raw(sqlType)}, ${after[1]}::bigint)`
    : empty
  const inOrder = raw(`order by ${column} ${direction}, t.id ${direction}`)
  const { rows } = await db.query<Transaction>(
    sql`with t as materialized (
          select t.* from transactions t where ${which} ${place} ${inOrder} limit ${limit + 1}
        )
        select ${selected} from t join categories c on c.user_id = t.user_id and c.id = t.category_id ${inOrder}`,
  )
  return rows
}

async function countByTotals(db: Queryable, totals: Sql): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    sql`select coalesce(sum(t.count), 0)::bigint as total from monthly_totals t where ${totals}`,
  )
  return oneOf(rows).total
}

/** How many rows a filter keeps, and which where they are few: as the text of an array, to be handed back. */
type Matches = { total: number; ids: string | null }

const FEW = 1000

async function findMatches(db: Queryable, which: Sql): Promise<Matches> {
  const { rows } = await db.query<{ total: number; ids: string }>(
    sql`with few as (select t.id from transactions t where ${which} limit ${FEW + 1})
        select count(*) as total, coalesce(array_agg(id), '{}')::text as ids from few`,
  )
  const { total, ids } = oneOf(rows)
  if (total <= FEW) return { total, ids }
  const counted = await db.query<{ total: number }>(
    sql`select count(*) as total from transactions t where ${which}`,
  )
  return { total: oneOf(counted.rows).total, ids: null }
}
