import {
  type AdminSummary,
  type AdminTransaction,
  adminTransaction,
  type AdminTransactionFilter,
  type AdminTransactionsQuery,
} from '@pundi/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import { select, valuesOfShape } from '../../database/compose-statement'
import { oneOf, type Queryable } from '../../database/database'
import type { CountedPage } from '../../http/page'
import { categoryValue, rowTypes } from '../../transactions/column-queries'
import { all } from '../count-queries'
import { ownerValue } from '../order-queries'
import { conditionsOf, sourceOf, sumsOf } from './source-queries'

type Asked = { filter: AdminTransactionFilter; sort: AdminTransactionsQuery['sort'] } & {
  after: [string, number] | undefined
  limit: number
}

/** A transaction `t` of a user `u` as administrators see it: the contract leaves its description out. */
const selected = select(
  valuesOfShape(
    adminTransaction.shape,
    't',
    { user_id: 'bigint', ...rowTypes },
    { owner: ownerValue, currency: sql`u.currency`, category: categoryValue },
  ),
)

/** One row more than `limit` where there is a next page. */
export async function listAllTransactions(
  db: Queryable,
  { filter, sort, after, limit }: Asked,
): Promise<CountedPage<AdminTransaction>> {
  const [column, sqlType] = sort.endsWith('date') ? ['t.transaction_date', 'date'] : ['t.amount', 'numeric']
  const [direction, beyond] = sort.startsWith('-') ? ['desc', '<'] : ['asc', '>']
  const order = raw(`${column} ${direction}, t.id ${direction}`)
  const place = after
    ? [sql`(${raw(column)}, t.id) ${raw(beyond)} (${after[0]}::${raw(sqlType)}, ${after[1]}::bigint)`]
    : []
  const source = await sourceOf(db, filter)
  const [{ rows }, counted] = await Promise.all([
    db.query<AdminTransaction>(
      sql`with t as materialized (${source.first(place, order, limit + 1)})
          select ${selected}
          from t join categories c on c.user_id = t.user_id and c.id = t.category_id
            join users u on u.id = t.user_id
          order by ${order}`,
    ),
    isTallied(filter)
      ? sumTallies(db, filter).then(({ count }) => ({ total: count, is_more: false }))
      : source.count(),
  ])
  return { rows, ...counted }
}

/** Exact totals of all that the filter keeps; with amounts or a search by looking at every row. */
export async function sumAllTransactions(
  db: Queryable,
  filter: AdminTransactionFilter,
): Promise<AdminSummary> {
  if (isTallied(filter)) return sumTallies(db, filter)
  return sum(db, sql`1`, sql`t.amount`, await sumsOf(db, filter))
}

/** Whether the tallies know what the filter asks for: types and days. */
const isTallied = ({ search, min_amount, max_amount }: AdminTransactionFilter) =>
  search === undefined && min_amount === undefined && max_amount === undefined

const sumTallies = (db: Queryable, filter: AdminTransactionFilter) =>
  sum(
    db,
    sql`t.count`,
    sql`t.total`,
    sql`(select kind as type, day as transaction_date, count, total from tallies where subject = 'transactions') t
        where ${all(conditionsOf(filter))}`,
  )

async function sum(db: Queryable, count: Sql, amount: Sql, source: Sql): Promise<AdminSummary> {
  const { rows } = await db.query<AdminSummary>(
    sql`select income::text, expense::text, (income - expense)::text as balance, count from (
          select coalesce(sum(${amount}) filter (where t.type = 'income'), 0)::numeric(24, 2) as income,
            coalesce(sum(${amount}) filter (where t.type = 'expense'), 0)::numeric(24, 2) as expense,
            coalesce(sum(${count}), 0)::bigint as count
          from ${source}) summed`,
  )
  return oneOf(rows)
}
