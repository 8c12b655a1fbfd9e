import {
  type AdminSummary,
  type AdminTransaction,
  adminTransaction,
  type AdminTransactionFilter,
  type AdminTransactionsQuery,
} from '@pundi/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import { select, valuesOfShape } from '../../platform/database/compose-statement'
import { oneOf, type Queryable } from '../../platform/database/database'
import type { CountedPage } from '../../platform/http/page'
import { categoryOf, categoryValue, rowTypes, totalOf } from '../../ledger/columns/column-queries'
import { conditionsOnMonths } from '../../transactions/list/filter-queries'
import { all, type Count, countAll, ownerValue } from '../list-queries'
import { hasBegun, isBooked, isPlannedInBegunMonth, readTodays } from '../planned-queries'
import { conditionsOf, sourceOf, sumsOf } from './source-queries'

type Asked = { filter: AdminTransactionFilter; sort: AdminTransactionsQuery['sort'] } & {
  after: [string, number] | undefined
  limit: number
}

/** Administrators may not see the description, so it is not selected. */
const selected = select(
  valuesOfShape(
    adminTransaction.shape,
    't',
    { user_id: 'bigint', ...rowTypes },
    { owner: ownerValue, currency: sql`u.currency`, category: categoryValue },
  ),
)

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
          from t join categories c on c.user_id = t.user_id and c.id = ${categoryOf('t')}
            join users u on u.id = t.user_id
          order by ${order}`,
    ),
    isPlain(filter) ? countPlain(db, filter) : source.count(),
  ])
  return { rows: rows.map(withoutNull), ...counted }
}

const withoutNull = ({ is_refund, ...row }: AdminTransaction): AdminTransaction =>
  is_refund ? { ...row, is_refund } : row

export async function sumAllTransactions(
  db: Queryable,
  filter: AdminTransactionFilter,
): Promise<AdminSummary> {
  const todays = await readTodays(db)
  const months = monthsOf(filter)
  const planned = [...conditionsOf(filter), isPlannedInBegunMonth(todays)]
  const totals = months
    ? sql`select currency, k.income - coalesce(p.income, 0) as income, k.expense - coalesce(p.expense, 0) as expense,
            k.count - coalesce(p.count, 0) as count
          from (${totalsOf(sql`t.count`, sql`t.total`, sql`monthly_totals t where ${all([...months, hasBegun(todays)])}`)}) k
            left join (${totalsOf(sql`1`, totalOf('t'), sql`transactions t where ${all(planned)}`)}) p using (currency)`
    : totalsOf(sql`1`, totalOf('t'), await sumsOf(db, filter, isBooked(todays)))
  const figures = sql`income::text, expense::text, (income - expense)::text as balance, count`
  const { rows } = await db.query<AdminSummary>(
    sql`with totals as (${totals})
        select ${figures}, (select coalesce(jsonb_agg(to_jsonb(each) order by count desc, currency), '[]')
            from (select currency, ${figures} from totals where count > 0) each) as by_currency
        from (select coalesce(sum(income), 0)::numeric(24, 2) as income,
            coalesce(sum(expense), 0)::numeric(24, 2) as expense, coalesce(sum(count), 0)::bigint as count
          from totals) summed`,
  )
  return oneOf(rows)
}

/**
 * The filter as conditions on the monthly totals. Undefined if the filter needs individual
 * transactions.
 */
function monthsOf({ type, search, ...rows }: AdminTransactionFilter): Sql[] | undefined {
  const months = search === undefined ? conditionsOnMonths(rows) : undefined
  return months && [...(type === undefined ? [] : [sql`t.type = ${type}`]), ...months]
}

const isPlain = ({ search, min_amount, max_amount }: AdminTransactionFilter) =>
  search === undefined && min_amount === undefined && max_amount === undefined

async function countPlain(db: Queryable, filter: AdminTransactionFilter): Promise<Count> {
  const months = monthsOf(filter)
  if (!months) return countAll(db, sql`transactions t`, conditionsOf(filter))
  const { rows } = await db.query<{ total: number }>(
    sql`select coalesce(sum(t.count), 0)::bigint as total from monthly_totals t where ${all(months)}`,
  )
  return { total: oneOf(rows).total, is_more: false }
}

const totalsOf = (count: Sql, amount: Sql, source: Sql): Sql => sql`
  select u.currency, sum(income)::numeric(24, 2) as income, sum(expense)::numeric(24, 2) as expense,
    sum(count)::bigint as count
  from (
    select t.user_id, coalesce(sum(${amount}) filter (where t.type = 'income'), 0) as income,
      coalesce(sum(${amount}) filter (where t.type = 'expense'), 0) as expense, sum(${count}) as count
    from ${source} group by t.user_id
  ) owned join users u on u.id = owned.user_id group by u.currency`
