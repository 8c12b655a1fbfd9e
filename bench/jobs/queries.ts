import sql from 'sql-template-tag'
import type { Database, Queryable } from '../../api/src/platform/database/database'
import { addPeople, tidy } from './people'

const today = sql`(now() at time zone 'Asia/Jakarta')::date`

export async function addWishers(db: Database, count: number): Promise<void> {
  await addPeople(db, count)
  await db.onOneClient(async client => {
    await client.query({ text: 'set statement_timeout = 0' })
    await client.query(
      sql`update users set status = 'active', email_verified_at = now(),
            mails_budgets = true, mails_letter = true, mails_reminders = true,
            month_start = least(28, extract(day from (now() at time zone time_zone)))`,
    )
    await client.query(
      sql`insert into budgets (user_id, category_id, from_period, is_once, amount, carry)
          select user_id, id, '2020-01-01', false, 100000000000, 'none' from categories where name = 'Makanan'`,
    )
    await plan(client, { every: 1, inDays: 21 })
    await client.query(
      sql`insert into budget_looks (user_id, looked_on, audit_id)
          select id, ${today}, (select max(id) from audit) from users`,
    )
    await client.query({ text: 'reset statement_timeout' })
    await tidy(client)
  })
}

export async function makeDue(db: Database, every: number): Promise<void> {
  await db.onOneClient(async client => {
    await plan(client, { every, inDays: 0 })
    await plan(client, { every, inDays: 2 })
    await client.query(
      sql`with changed as (
            update budgets set amount = 1 where user_id % ${every} = 0 returning user_id, category_id
          ), spent as (
            insert into transactions (user_id, amount, type, category_id, description, transaction_date)
            select user_id, 100, 'expense', category_id, 'Makan siang', ${today} from changed
          )
          insert into audit (user_id, action, timestamp)
          select user_id, 'Add transaction', now() - interval '10 minutes' from changed`,
    )
    await client.query(sql`delete from letters where user_id % ${every} = 0`)
    await tidy(client)
  })
}

/**
 * Marks all entries of the table `audit` as processed by the budget job. Otherwise the job would
 * process the entries of the last five minutes again.
 */
export async function settleLooks(db: Database): Promise<void> {
  await db.query(sql`update budget_looks set audit_id = (select max(id) from audit)`)
}

async function plan(client: Queryable, { every, inDays }: { every: number; inDays: number }) {
  await client.query(
    sql`with day as (select ${today} + ${inDays}::int as first)
        insert into schedules (user_id, template, unit, every, anchor_date, weekend, is_automatic, remind_days,
          open_from, next_n, next_due, next_on)
        select c.user_id, jsonb_build_object('type', 'expense', 'amount', 5, 'category_id', c.id, 'description', 'Listrik'),
          'month', 1, first, 'keep', true, 3, first, 0, first, first
        from categories c, day where c.name = 'Hiburan' and c.user_id % ${every} = 0`,
  )
}
