import type { Summary, TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { hidden, named, shown } from '../../database/named'
import { changesOf } from '../list/count-queries'
import { conditionsOf, conditionsOnTotals, nameOf } from '../list/filter-queries'

/** A summary, and the number of changes that it was read at. */
export type Sums = { summary: Summary; changes: number }

/** What everything that the filter keeps sums to, what each month does, and what each category does by its type. */
type Row =
  | ({ part: 'all'; changes: number; balance: string; count: number } & ByType)
  | ({ part: 'month'; month: string } & ByType)
  | ({ part: 'category' } & Summary['by_category'][number])
type ByType = { income: string; expense: string }

/** Exact sums of what the filter keeps: from the monthly totals if they can answer it, else from the transactions. */
export async function sumTransactions(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
): Promise<Sums> {
  const name = nameOf(filter)
  const write = name === undefined ? shown : hidden
  const owner = write(userId, 'bigint')
  const conditions = conditionsOnTotals(owner, filter, write)
  const statement = sumsOf(
    owner,
    conditions ? keptSums(owner, conditions) : freshSums(conditionsOf(owner, filter, write)),
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

const monthOf = ({ month, income, expense }: Summary['by_month'][number]) => ({ month, income, expense })
const categoryOf = ({ category_id, name, type, total, count }: Summary['by_category'][number]) => ({
  ...{ category_id, name, type, total, count },
})

/** Everything first, even if there is nothing; then months in their order, then categories, the largest first. */
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
  ) s left join (select id, name from categories where user_id = ${owner} offset 0) c on c.id = s.category_id
  order by s.month is not null, s.type is not null, s.month, total desc, s.type desc, s.category_id`

const keptSums = (owner: Sql, conditions: Sql[]) => sql`
  select t.month, t.type, t.category_id, t.total, t.count from monthly_totals t
  where ${join([sql`t.user_id = ${owner}`, ...conditions], ' and ')} and t.count > 0`

const freshSums = (conditions: Sql) => sql`
  select date_trunc('month', t.transaction_date) as month, t.type, t.category_id, sum(t.amount) as total,
    count(*) as count
  from transactions t where ${conditions} group by 1, 2, 3`
