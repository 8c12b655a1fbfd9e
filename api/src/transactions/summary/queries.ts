import type { TransactionFilter } from '@pundi/contract'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { conditionsOf, conditionsOnTotals } from '../list/filter-queries'
import { rowsKept } from '../ledger/keeps'
import { openLedger } from '../ledger/ledger'
import { sumRows } from '../ledger/sum-rows'
import { asText, type Group, type Sum } from './summarise'

const joined = (table: 'transactions' | 'monthly_totals'): Sql =>
  sql`from ${raw(table)} t join categories c on c.user_id = t.user_id and c.id = t.category_id`

/**
 * Exact sums by month, type and category of what the filter keeps; from the monthly totals where they suffice, else
 * from the entries in memory where they are there.
 */
export async function sumTransactions(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
): Promise<(Group & Sum)[]> {
  const totals = conditionsOnTotals(userId, filter)
  const ledger = totals ? undefined : await openLedger(db, userId, filter)
  if (ledger) {
    const sums = sumRows(ledger.entries, rowsKept(ledger.entries, filter, ledger.news))
    const names = await listNames(db, userId)
    const named = sums.flatMap(sum => {
      const name = names.get(sum.category_id)
      return name === undefined ? [] : [{ ...sum, total: asText(sum.cents), name }]
    })
    // A category that went just now took its transactions with it: the database has both.
    if (named.length === sums.length) return named
  }
  const { rows } = await db.query<Group & Sum>(
    totals
      ? sql`select to_char(t.month, 'YYYY-MM') as month, t.type, t.category_id, c.name, t.total, t.count
            ${joined('monthly_totals')} where ${totals} and t.count > 0 order by t.month, t.type desc, c.id`
      : sql`select to_char(date_trunc('month', t.transaction_date), 'YYYY-MM') as month, t.type, t.category_id,
              c.name, sum(t.amount) as total, count(*) as count
            ${joined('transactions')} where ${conditionsOf(userId, filter)}
            group by date_trunc('month', t.transaction_date), t.type, t.category_id, c.name
            order by date_trunc('month', t.transaction_date), t.type desc, t.category_id`,
  )
  return rows
}

async function listNames(db: Queryable, userId: number): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>(
    sql`select id, name from categories where user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
