import pg from 'pg'
import sql from 'sql-template-tag'
import type { Database, Statement } from '../src/platform/database/database'

export async function readRows(database: Database, statement: Statement): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(statement)).rows
}

export async function makeAdmin(database: Database, id: number): Promise<void> {
  await database.query(sql`update users set role = 'admin' where id = ${id}`)
}

/** For the embedded database only: it has a single connection, so the setting stays. */
export async function setTimeZone(database: Database, zone: string): Promise<void> {
  await database.query(sql`select set_config('timezone', ${zone}, false)`)
}

export async function runOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}

export async function countTransactions({ database }: { database: Database }, userId: number) {
  const [row] = await readRows(
    database,
    sql`select count(*) as count from transactions where user_id = ${userId}`,
  )
  return row!.count
}

/**
 * The amounts from which monthly totals are summed. A split transaction has one row for each of its
 * categories. A further row, of category 0, lowers the count, so that the transaction counts once
 * in total.
 */
const linesOf = (userId: number) => sql`
  select id, transaction_date, type, is_refund, category_id, amount, 1 as count
  from transactions where user_id = ${userId} and splits is null
  union all
  select t.id, t.transaction_date, t.type, t.is_refund, (part ->> 'category_id')::bigint, sum((part ->> 'amount')::numeric), 1
  from transactions t, jsonb_array_elements(t.splits) part where t.user_id = ${userId} group by t.user_id, t.id, 5
  union all
  select t.id, t.transaction_date, t.type, null, 0, 0, 1 - count(distinct part ->> 'category_id')
  from transactions t, jsonb_array_elements(t.splits) part where t.user_id = ${userId} group by t.user_id, t.id`

export async function readTotals({ database }: { database: Database }, userId: number) {
  const kept = await readRows(
    database,
    sql`select month, type, category_id, total, count from monthly_totals
        where user_id = ${userId} and count <> 0 order by month, category_id, type`,
  )
  const summed = await readRows(
    database,
    sql`select date_trunc('month', transaction_date)::date as month, type, category_id,
          sum(case when is_refund then -amount else amount end)::numeric(20, 2) as total, sum(count)::bigint as count
        from (${linesOf(userId)}) line group by 1, 2, 3 having sum(count) <> 0 order by 1, 3, 2`,
  )
  return { kept, summed }
}

export async function readWalletTotals({ database }: { database: Database }, userId: number) {
  const kept = await readRows(
    database,
    sql`select wallet_id, month, total, count from wallet_totals
        where user_id = ${userId} and count <> 0 order by wallet_id, month`,
  )
  const summed = await readRows(
    database,
    sql`select wallet_id, to_char(day, 'YYYY-MM-01') as month, sum(amount) as total, count(*) as count
        from (
          select wallet_id, transaction_date as day,
            case when type = 'income' or is_refund then amount else -amount end as amount
          from transactions where user_id = ${userId}
          union all select from_wallet_id, transfer_date, -amount from transfers where user_id = ${userId}
          union all select to_wallet_id, transfer_date, amount from transfers where user_id = ${userId}
        ) flow
        where wallet_id is not null group by 1, 2 order by 1, 2`,
  )
  return { kept, summed }
}

export const readRules = ({ database }: { database: Database }, userId: number) =>
  readRows(
    database,
    sql`select category_id, from_period, is_once, amount, carry from budgets
        where user_id = ${userId} order by category_id, from_period, is_once`,
  )
