import { setImmediate } from 'node:timers/promises'
import type { Transaction, TransactionFilter } from '@pundi/shared/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { Page } from '../http/page'
import { conditionsOf, conditionsOnTotals, meaningOf } from './filter-queries'
import { columns } from './queries'
import { remembering } from './remember'

type Place = { order: 'date' | '-date' | 'amount' | '-amount'; after: [string, number] | undefined }

const orders: Record<Place['order'], { column: string; direction: 'asc' | 'desc'; sqlType: string }> = {
  date: { column: 't.transaction_date', direction: 'asc', sqlType: 'date' },
  '-date': { column: 't.transaction_date', direction: 'desc', sqlType: 'date' },
  amount: { column: 't.amount', direction: 'asc', sqlType: 'numeric' },
  '-amount': { column: 't.amount', direction: 'desc', sqlType: 'numeric' },
}

/** One row more than `limit` where there is a next page. */
export async function listTransactions(
  db: Queryable,
  userId: number,
  given: TransactionFilter,
  place: Place,
  limit: number,
): Promise<Page<Transaction>> {
  const { filter, categories, version } = await prepare(db, userId, given)
  const everything = conditionsOf(userId, filter)
  const totals = conditionsOnTotals(userId, filter)
  const known = totals && (await countByTotals(db, totals))
  // An index leads to the first rows of many; few among many others would have to be looked for at every page.
  if (known !== undefined && (known > FEW || isEmpty(filter)))
    return { rows: await listRows(db, everything, place, limit), total: known }
  const key = `${userId} ${meaningOf(filter)} ${categories.join()}`
  const { total, ids } = await rememberMatches(db, { key, version }, () => findMatches(db, everything))
  const which = ids ? sql`t.user_id = ${userId} and t.id = any(${ids}::bigint[])` : everything
  return { rows: await listRows(db, which, place, limit), total }
}

/**
 * All that a filter keeps, in order, a batch at a time, each asked for when it is wanted: nothing is held between
 * two, so others have their turn, even on the one connection of the embedded database. What is changed meanwhile
 * is as it was or as it is.
 */
export async function* listInBatches(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
  order: Place['order'],
  size = 500,
): AsyncGenerator<Transaction[]> {
  const everything = conditionsOf(userId, filter)
  const isByDate = order === 'date' || order === '-date'
  let after: Place['after']
  do {
    const rows = await listRows(db, everything, { order, after }, size - 1)
    yield rows
    // The embedded database answers without the event loop, which would not come to read another request.
    await setImmediate()
    const last = rows.at(size - 1)
    after = last && [isByDate ? last.transaction_date : last.amount, last.id]
  } while (after)
}

const isEmpty = (filter: TransactionFilter) => Object.values(filter).every(value => value === undefined)

/**
 * The version of a user's transactions, the categories of the filter's name, and the filter with the category's id
 * in place of its name where there is one of that name: by its id the rows of a category stand in order.
 */
async function prepare(db: Queryable, userId: number, filter: TransactionFilter) {
  if (isEmpty(filter)) return { filter, categories: [], version: 0 }
  const named = filter.category ?? null
  const { rows } = await db.query<{ version: number; categories: string[] }>(
    sql`select coalesce((select version from transaction_versions where user_id = ${userId}), 0)::bigint as version,
          array(select id::text from categories where user_id = ${userId} and name = ${named}::text) as categories`,
  )
  const { version, categories } = rows[0]!
  const [category_id] = categories
  const isOne = categories.length === 1 && filter.category_id === undefined
  return { version, categories, filter: isOne ? { ...filter, category: undefined, category_id } : filter }
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
        select ${columns} from t join categories c on c.user_id = t.user_id and c.id = t.category_id ${inOrder}`,
  )
  return rows
}

async function countByTotals(db: Queryable, totals: Sql): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    sql`select coalesce(sum(t.count), 0)::bigint as total from monthly_totals t where ${totals}`,
  )
  return rows[0]!.total
}

/** How many rows a filter keeps, and which where they are few: as the text of an array, to be handed back. */
type Matches = { total: number; ids: string | null }

const rememberMatches = remembering<Matches>(1000)
const FEW = 1000

async function findMatches(db: Queryable, which: Sql): Promise<Matches> {
  const { rows } = await db.query<{ total: number; ids: string }>(
    sql`with few as (select t.id from transactions t where ${which} limit ${FEW + 1})
        select count(*) as total, coalesce(array_agg(id), '{}')::text as ids from few`,
  )
  const { total, ids } = rows[0]!
  if (total <= FEW) return { total, ids }
  const counted = await db.query<{ total: number }>(
    sql`select count(*) as total from transactions t where ${which}`,
  )
  return { total: counted.rows[0]!.total, ids: null }
}
