import type { TransactionFilter } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { named } from '../../database/named'
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
  const conditions = conditionsOnTotals(userId, filter)
  const statement = sql`select k.changes, to_char(s.month, 'YYYY-MM') as month, s.type, s.category_id, c.name, s.total, s.count
        from (select ${changesOf(userId)} as changes) k
          left join (
            (${conditions ? keptSums(userId, conditions) : freshSums(userId, filter)}) s
            join (select id, name from categories where user_id = ${userId} offset 0) c on c.id = s.category_id
          ) on true
        order by s.month, s.type desc, s.category_id`
  const name = nameOf(filter)
  const { rows } = await db.query<{ changes: number } & ((Group & Sum) | { month: null })>(
    name === undefined ? statement : named(`sum-transactions ${name}`, statement),
  )
  return {
    groups: rows.flatMap(row => (row.month === null ? [] : [row])),
    changes: rows[0]?.changes ?? 0,
  }
}

const keptSums = (userId: number, conditions: Sql[]) => sql`
  select t.month, t.type, t.category_id, t.total, t.count from monthly_totals t
  where ${join([sql`t.user_id = ${userId}`, ...conditions], ' and ')} and t.count > 0`

const freshSums = (userId: number, filter: TransactionFilter) => sql`
  select date_trunc('month', t.transaction_date) as month, t.type, t.category_id, sum(t.amount) as total,
    count(*) as count
  from transactions t where ${conditionsOf(userId, filter)} group by 1, 2, 3`
