import type { Summary, TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../../platform/database/database'
import { named } from '../../platform/database/compose-statement'
import { changesOf } from '../../platform/caller/change-count-queries'
import {
  type Asked,
  askedBy,
  conditionsOf,
  conditionsOnRestOfMonth,
  conditionsOnTotals,
  nameOf,
  summedOf,
} from '../list/filter-queries'
import type { RecordReader } from '../../ledger/reader'

export type Sums = { summary: Omit<Summary, 'compared'>; changes: number }

type Row =
  | ({ part: 'all'; changes: number; balance: string; count: number } & ByType)
  | ({ part: 'month'; month: string } & ByType)
  | ({ part: 'category' } & Summary['by_category'][number])
type ByType = { income: string; expense: string }

/** @param monthStart the day of the month on which each month of `by_month` begins, 1 to 28 */
export async function sumTransactions(
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
  monthStart = 1,
): Promise<Sums> {
  const name = monthStart === 1 ? nameOf(filter) : undefined
  const asked = summedOf(askedBy(reader, filter, name !== undefined))
  const conditions = monthStart === 1 ? conditionsOnTotals(asked) : undefined
  const statement = sumsOf(
    asked.owner,
    conditions ? keptSums(asked, conditions) : freshSums(asked, monthStart),
  )
  const { rows } = await db.query<Row>(
    name === undefined ? statement : named(`sum-transactions ${name}`, statement),
  )
  const [all, ...parts] = rows
  if (all?.part !== 'all') throw new Error('The first row of a summary is of everything')
  const { income, expense, balance, count, changes } = all
  return {
    summary: {
      ...{ income, expense, balance, count },
      by_month: parts.flatMap(row => (row.part === 'month' ? [monthOf(row)] : [])),
      by_category: parts.flatMap(row => (row.part === 'category' ? [categoryOf(row)] : [])),
    },
    changes,
  }
}

export async function hasPlanned(
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
): Promise<boolean> {
  const { rows } = await db.query(
    sql`select from transactions t where ${conditionsOf(askedBy(reader, { ...filter, planned: 'only' }))} limit 1`,
  )
  return rows.length > 0
}

export type Comparison = { compared: NonNullable<Summary['compared']>; changes: number }

export async function compareTransactions(
  db: Queryable,
  reader: RecordReader,
  filter: TransactionFilter,
): Promise<Comparison> {
  const { summary, changes } = await sumTransactions(db, reader, filter)
  const { income, expense, balance, count, by_category } = summary
  // Reads the day of the user's first transaction, but only after the sums. If something changes in
  // between, the next request sees a higher count of changes and reads both again.
  const first_day = await findFirstDay(db, reader.id)
  return { compared: { income, expense, balance, count, by_category, first_day }, changes }
}

async function findFirstDay(db: Queryable, userId: number): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    named(
      'find-first-day',
      sql`select min(t.transaction_date) as day from transactions t where t.user_id = ${userId}`,
    ),
  )
  return oneOf(rows).day
}

const monthOf = ({ month, income, expense }: Summary['by_month'][number]) => ({ month, income, expense })
const categoryOf = ({ category_id, name, type, total, count }: Summary['by_category'][number]) => ({
  ...{ category_id, name, type, total, count },
})

/**
 * Selects rows in this order: the total, the categories (largest first), the months. A row's count
 * is 0 if all its transactions are planned.
 */
const sumsOf = (owner: Sql, sums: Sql): Sql => sql`
  select case when s.type is not null then 'category' when s.month is not null then 'month' else 'all' end as part,
    case when s.month is null and s.type is null then ${changesOf(owner)} end as changes,
    to_char(s.month, 'YYYY-MM') as month, s.type, s.category_id, c.name, s.count,
    s.income, s.expense, s.income - s.expense as balance, s.income + s.expense as total
  from (
    select month, type, category_id, coalesce(sum(count), 0)::bigint as count,
      coalesce(sum(total) filter (where type = 'income'), 0)::numeric(24, 2) as income,
      coalesce(sum(total) filter (where type = 'expense'), 0)::numeric(24, 2) as expense
    from (${sums}) s group by grouping sets ((), (month), (type, category_id))
    having sum(count) > 0 or grouping(month, type) = 3
  ) s left join (select id, name from categories where user_id = ${owner} offset 0) c on c.id = s.category_id
  order by s.month is not null, s.type is not null, s.month, total desc, s.type desc, s.category_id`

const keptSums = (asked: Asked, conditions: Sql[]) => sql`
  select t.month, t.type, t.category_id, t.total, t.count from monthly_totals t
  where ${join([sql`t.user_id = ${asked.owner}`, sql`t.month <= ${asked.today}`, ...conditions], ' and ')}
  union all
  select date_trunc('month', t.transaction_date::timestamp)::date, t.type, t.category_id, -t.total, -t.count
  from lines t where ${conditionsOnRestOfMonth(asked)}`

/**
 * Shifts each date back, so that the user's period becomes a calendar month. If months begin on the
 * 25th, for example, shifts each date back by 24 days.
 */
const freshSums = (asked: Asked, monthStart: number) => sql`
  select date_trunc('month', (t.transaction_date - ${monthStart - 1}::int)::timestamp) as month, t.type, t.category_id,
    sum(t.total) as total, sum(t.count) as count
  from lines t where ${conditionsOf(asked, 'lines')} group by 1, 2, 3`
