import {
  columnsOf,
  jsonObject,
  jsonValues,
  namesOf,
  select,
  type SqlType,
} from '../platform/database/compose-statement'
import { type Currency, findStanding, type Instalments } from '@pundi/contract'
import sql, { empty, type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'

export const rowTypes = {
  id: 'bigint',
  name: 'text',
  amount: 'numeric',
  count: 'integer',
  first_due: 'date',
  month_day: 'jsonb',
  books: 'text',
  created_at: 'timestamptz',
} as const satisfies Record<string, SqlType>

export const selected = select({
  ...columnsOf('p', namesOf(rowTypes)),
  expense_ids: sql`to_jsonb(p.expense_ids)`,
})

export const stateOf = sql`jsonb_strip_nulls(${jsonObject({
  ...jsonValues('p', rowTypes),
  expense_ids: sql`to_jsonb(p.expense_ids)`,
})})`

export const instalmentsStates = (userId: number, ids: number[]): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf}), '[]') from instalments p
    where p.user_id = ${userId} and p.id = any(${ids}::bigint[]))`

type Stored = Omit<Instalments, 'owed' | 'paid_count' | 'next_due' | 'next_amount'>

export async function listInstalments(db: Queryable, userId: number, today: string): Promise<Instalments[]> {
  const plans = await listSome(db, userId, today)
  return plans.sort((one, other) => {
    const [a, b] = [one.next_due ?? '~', other.next_due ?? '~']
    return a < b ? -1 : a > b ? 1 : other.id - one.id
  })
}

export async function findInstalments(
  db: Queryable,
  userId: number,
  id: number,
  today: string,
): Promise<Instalments | undefined> {
  return (await listSome(db, userId, today, id))[0]
}

async function listSome(db: Queryable, userId: number, today: string, id?: number): Promise<Instalments[]> {
  const only = id === undefined ? empty : sql`and p.id = ${id}`
  const { rows } = await db.query<Stored & { currency: Currency }>(
    sql`select u.currency, ${select(columnsOf('p', namesOf(rowTypes)))},
          (select t.wallet_id from transactions t
            where t.user_id = p.user_id and t.id = any(p.expense_ids) and t.wallet_id is not null
            order by t.id limit 1) as wallet_id,
          (select coalesce(sum(m.amount), 0)::numeric(20, 2) from (
              select user_id, instalments_id, amount, transfer_date from transfers
              union all select user_id, instalments_id, amount, transfer_date from merged_payments) m
            where m.user_id = p.user_id and m.instalments_id = p.id and m.transfer_date <= ${today}::date) as paid
        from instalments p join users u on u.id = p.user_id where p.user_id = ${userId} ${only} order by p.id`,
  )
  return rows.map(({ currency, ...row }) => {
    const { owed, paid_count, next } = findStanding({ ...row, currency }, row.paid)
    return { ...row, owed, paid_count, next_due: next?.due_date ?? null, next_amount: next?.amount ?? null }
  })
}

export async function holdInstalments(
  client: Queryable,
  userId: number,
  id: number,
): Promise<{ expense_ids: number[] } | undefined> {
  const { rows } = await client.query<{ expense_ids: number[] }>(
    sql`select to_jsonb(expense_ids) as expense_ids from instalments
        where user_id = ${userId} and id = ${id} for update`,
  )
  return rows[0]
}

/**
 * True if the plan has any payment. A payment between two wallets that were merged counts, although
 * the merge deleted its transfer.
 */
export async function isPaid(db: Queryable, userId: number, id: number): Promise<boolean> {
  const isOfPlan = sql`user_id = ${userId} and instalments_id = ${id}`
  const { rows } = await db.query<{ is_paid: boolean }>(
    sql`select exists (select from transfers where ${isOfPlan})
          or exists (select from merged_payments where ${isOfPlan}) as is_paid`,
  )
  return oneOf(rows).is_paid
}

export async function listPayments(client: Queryable, userId: number, id: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    sql`select id from transfers where user_id = ${userId} and instalments_id = ${id} order by id`,
  )
  return rows.map(row => row.id)
}
