import type { TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { hidden, named, shown } from '../../database/named'
import { changesOf } from '../list/count-queries'
import { conditionsOf, conditionsOnTotals, nameOf } from '../list/filter-queries'
import type { Group, Sum } from './summarise'

/** Sums, and the number of changes that they were read at. */
export type Sums = { groups: (Group & Sum)[]; changes: number }

/**
 * Exact sums by month, type and category of what the filter keeps: from the monthly totals if they can answer it, else
 * from the transactions.
 */
export async function sumTransactions(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
): Promise<Sums> {
  const name = nameOf(filter)
  const write = name === undefined ? shown : hidden
  const owner = write(userId, 'bigint')
  const conditions = conditionsOnTotals(owner, filter, write)
  const statement = sql`select k.changes, to_char(s.month, 'YYYY-MM') as month, s.type, s.category_id, c.name, s.total, s.count
        from (select ${changesOf(owner)} as changes) k
          left join (
            (${conditions ? keptSums(owner, conditions) : freshSums(conditionsOf(owner, filter, write))}) s
            join (select id, name from categories where user_id = ${owner} offset 0) c on c.id = s.category_id
          ) on true
        order by s.month, s.type desc, s.category_id`
  const { rows } = await db.query<{ changes: number } & ((Group & Sum) | { month: null })>(
    name === undefined ? statement : named(`sum-transactions ${name}`, statement),
  )
  return {
    groups: rows.flatMap(row => (row.month === null ? [] : [row])),
    changes: rows[0]?.changes ?? 0,
  }
}

const keptSums = (owner: Sql, conditions: Sql[]) => sql`
  select t.month, t.type, t.category_id, t.total, t.count from monthly_totals t
  where ${join([sql`t.user_id = ${owner}`, ...conditions], ' and ')} and t.count > 0`

const freshSums = (conditions: Sql) => sql`
  select date_trunc('month', t.transaction_date) as month, t.type, t.category_id, sum(t.amount) as total,
    count(*) as count
  from transactions t where ${conditions} group by 1, 2, 3`
