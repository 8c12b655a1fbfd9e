import type { Category, TransactionBody } from '@pundi/contract'
import sql from 'sql-template-tag'
import { selected } from '../categories/queries'
import { columnsOf, listNames, listValues, namesOf, rowsOf } from '../database/compose-statement'
import { oneOf, type Queryable } from '../database/database'
import { linesOf, none } from '../transactions/change/booking-queries'
import { flowOf, stateOf, writtenTypes } from '../transactions/column-queries'
import { walletsTotalled } from '../wallets/total-queries'

/** `created_at` is ISO 8601; the category of what is split is null. */
export type Sample = Omit<TransactionBody, 'category_id'> & { category_id: number | null; created_at: string }

const sampleTypes = { ...writtenTypes, created_at: 'timestamptz' } as const

const countBy = async (db: Queryable, where = sql`true`) => {
  const { rows } = await db.query<{ count: number }>(sql`select count(*) as count from users where ${where}`)
  return oneOf(rows).count
}

export const countUsers = (db: Queryable) => countBy(db)
export const countAdmins = (db: Queryable) => countBy(db, sql`role = 'admin'`)

/** The address of the administrator that the configuration names counts as proven, also where it was there before. */
export async function proveAdmin(db: Queryable, email: string): Promise<void> {
  await db.query(
    sql`update users set email_verified_at = now()
        where lower(email) = lower(${email}) and role = 'admin' and email_verified_at is null`,
  )
}

export async function listOwnCategories(db: Queryable, userId: number): Promise<Category[]> {
  const { rows } = await db.query<Category>(
    sql`select ${selected} from categories c where c.user_id = ${userId}`,
  )
  return rows
}

/** Adds transactions with activities, audit records and totals, in one statement. */
export async function addSamples(db: Queryable, userId: number, samples: Sample[]): Promise<void> {
  const values = columnsOf('s', namesOf(sampleTypes))
  await db.query(
    sql`with t as (
          insert into transactions (user_id, ${listNames(values)})
          select ${userId}, ${listValues(values)} from ${rowsOf(samples, 's', sampleTypes)}
          order by s.created_at
          returning *
        ), signed as (
          select user_id, id, created_at, ${flowOf('t')} as amount,
            ${stateOf('t')} as after from t
        ), activity as (
          insert into activities (user_id, type, amount, date, subject, record_id, after)
          select user_id, 'Add transaction', amount, created_at, 'transaction', id, after
          from signed order by created_at
        ), audited as (
          insert into audit (user_id, action, timestamp)
          select user_id, 'Add transaction', created_at from signed order by created_at
        ), was as ${none}, became as (select * from t), ${walletsTotalled()}
        insert into monthly_totals (user_id, month, type, category_id, total, count)
        select user_id, date_trunc('month', transaction_date), type, category_id, sum(total), sum(count)
        from (${linesOf('t')}) line group by user_id, date_trunc('month', transaction_date), type, category_id`,
  )
}
