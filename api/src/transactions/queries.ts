import type { Transaction, TransactionBody, TransactionFilter } from '@pundi/shared/contract'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { named } from '../database/named'
import type { Page } from '../http/page'
import { conditionsOf, conditionsOnTotals } from './filter-queries'

type Key = { key: string; body_hash: Buffer }
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
    sql`select t.id, t.amount, t.type, t.category_id, jsonb_build_object('id', c.id, 'name', c.name) as category,
          t.description, t.transaction_date, t.created_at
        from transactions t join categories c on c.user_id = t.user_id and c.id = t.category_id
        where ${conditionsOf(userId, filter)} ${place}
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

const joined = (table: 'transactions' | 'monthly_totals'): Sql =>
  sql`from ${raw(table)} t join categories c on c.user_id = t.user_id and c.id = t.category_id`

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

const answer = sql`jsonb_build_object('id', t.id, 'amount', t.amount::text, 'type', t.type,
  'category_id', t.category_id, 'category', jsonb_build_object('id', c.id, 'name', c.name),
  'description', t.description, 'transaction_date', t.transaction_date::text,
  'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/**
 * Adds a transaction, its activity, its audit record, its month's total and, where there is a key, the answer
 * for whoever repeats it: one statement, so none of them exists without the others. Undefined where the
 * category is not the user's; a second use of a key is refused by the index idempotency_keys_pkey.
 */
export async function addTransaction(
  db: Queryable,
  userId: number,
  body: TransactionBody,
  repeat?: Key,
): Promise<Transaction | undefined> {
  const keyed = repeat
    ? sql`, keyed as (insert into idempotency_keys (user_id, key, body_hash, answer)
        select ${userId}, ${repeat.key}, ${repeat.body_hash}, answer from answered)`
    : empty
  const { rows } = await db.query<{ answer: Transaction }>(
    named(
      repeat ? 'add-transaction-once' : 'add-transaction',
      sql`with c as (select user_id, id, name from categories where user_id = ${userId} and id = ${body.category_id}),
        t as (
          insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select c.user_id, ${body.amount}::numeric, ${body.type}, c.id, ${body.description},
            ${body.transaction_date}::date
          from c returning *
        ), signed as (select user_id, case type when 'income' then amount else -amount end as amount from t
        ), activity as (
          insert into activities (user_id, type, amount) select user_id, 'Add transaction', amount from signed
        ), audited as (
          insert into audit (user_id, action, amount) select user_id, 'Add transaction', amount from signed
        ), totalled as (
          insert into monthly_totals as m (user_id, month, type, category_id, total, count)
          select user_id, date_trunc('month', transaction_date), type, category_id, amount, 1 from t
          on conflict (user_id, month, type, category_id)
          do update set total = m.total + excluded.total, count = m.count + 1
        ), answered as (select ${answer} as answer from t, c)${keyed}
        select answer from answered`,
    ),
  )
  return rows[0]?.answer
}

/** What a key was first answered with. */
export async function findAnswer(db: Queryable, userId: number, key: string) {
  const { rows } = await db.query<{ body_hash: Buffer; answer: Transaction }>(
    sql`select body_hash, answer from idempotency_keys where user_id = ${userId} and key = ${key}`,
  )
  return rows[0]
}
