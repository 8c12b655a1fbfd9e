import type { Transaction, TransactionFilter } from '@pundi/shared/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { Page } from '../http/page'
import { conditionsOf, conditionsOnTotals } from './filter-queries'

type Place = { order: 'date' | '-date' | 'amount' | '-amount'; after: [string, number] | undefined }

const orders: Record<Place['order'], { column: string; direction: 'asc' | 'desc'; sqlType: string }> = {
  date: { column: 't.transaction_date', direction: 'asc', sqlType: 'date' },
  '-date': { column: 't.transaction_date', direction: 'desc', sqlType: 'date' },
  amount: { column: 't.amount', direction: 'asc', sqlType: 'numeric' },
  '-amount': { column: 't.amount', direction: 'desc', sqlType: 'numeric' },
}

const columns = sql`t.id, t.amount, t.type, t.category_id,
  jsonb_build_object('id', c.id, 'name', c.name) as category, t.description, t.transaction_date, t.created_at`

const joined = (table: 'transactions' | 'monthly_totals'): Sql =>
  sql`from ${raw(table)} t join categories c on c.user_id = t.user_id and c.id = t.category_id`

/** One row more than `limit` where there is a next page. */
export async function listTransactions(
  db: Queryable,
  userId: number,
  filter: TransactionFilter,
  { order, after }: Place,
  limit: number,
): Promise<Page<Transaction>> {
  const { column, direction, sqlType } = orders[order]
  const beyond = raw(direction === 'asc' ? '>' : '<')
  const place = after
    ? sql`and (${raw(column)}, t.id) ${beyond} (${after[0]}::${raw(sqlType)}, ${after[1]}::bigint)`
    : empty
  const { rows } = await db.query<Transaction>(
    sql`select ${columns} ${joined('transactions')} where ${conditionsOf(userId, filter)} ${place}
        order by ${raw(`${column} ${direction}, t.id ${direction}`)} limit ${limit + 1}`,
  )
  const isWhole = !after && rows.length <= limit
  return { rows, total: isWhole ? rows.length : await countTransactions(db, userId, filter) }
}

async function countTransactions(db: Queryable, userId: number, filter: TransactionFilter): Promise<number> {
  const totals = conditionsOnTotals(userId, filter)
  const { rows } = await db.query<{ total: number }>(
    totals
      ? sql`select coalesce(sum(t.count), 0)::bigint as total ${joined('monthly_totals')} where ${totals}`
      : sql`select count(*) as total ${joined('transactions')} where ${conditionsOf(userId, filter)}`,
  )
  return rows[0]!.total
}

export async function findTransaction(
  db: Queryable,
  userId: number,
  id: number,
): Promise<Transaction | undefined> {
  const { rows } = await db.query<Transaction>(
    sql`select ${columns} ${joined('transactions')} where t.user_id = ${userId} and t.id = ${id}`,
  )
  return rows[0]
}

export type Group = { month: string; type: 'income' | 'expense'; category_id: number; name: string }
export type Sum = { total: string; count: number }

/** Exact sums by month, type and category of what the filter keeps; from the monthly totals where they suffice. */
export async function sumTransactions(db: Queryable, userId: number, filter: TransactionFilter) {
  const totals = conditionsOnTotals(userId, filter)
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

/** What a key was first answered with. */
export async function findAnswer(db: Queryable, userId: number, key: string) {
  const { rows } = await db.query<{ body_hash: Buffer; answer: Transaction }>(
    sql`select body_hash, answer from idempotency_keys where user_id = ${userId} and key = ${key}`,
  )
  return rows[0]
}
