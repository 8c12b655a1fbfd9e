import type { Period } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { totalOf } from '../transactions/column-queries'

/** The expenses of each day of a period that has some, net of what came back. */
export async function sumExpensesByDay(
  db: Queryable,
  userId: number,
  { from, to }: Period,
): Promise<string[]> {
  const { rows } = await db.query<{ total: string }>(
    sql`select sum(${totalOf('t')})::numeric(24, 2) as total from transactions t
        where t.user_id = ${userId} and t.type = 'expense'
          and t.transaction_date between ${from}::date and ${to}::date
        group by t.transaction_date`,
  )
  return rows.map(({ total }) => total)
}

/** Of the users who want letters: in which time zones they live, and on which days their months begin. */
export type Clock = { time_zone: string; month_start: number }
export async function listClocks(db: Queryable): Promise<Clock[]> {
  const { rows } = await db.query<Clock>(
    sql`select distinct time_zone, month_start from users where mails_letter and status = 'active'`,
  )
  return rows
}

/**
 * Queues the letter about the period that begins on `period`, for everybody of a clock who wants it and has not had it.
 * Of several servers at once one does: a second row of a user and a period violates the primary key of letters.
 */
export async function queueLetters(
  db: Queryable,
  { time_zone, month_start }: Clock,
  period: string,
): Promise<void> {
  await db.query(
    sql`with written as (
          insert into letters (user_id, period)
          select u.id, ${period}::date from users u
          where u.mails_letter and u.status = 'active' and u.time_zone = ${time_zone}
            and u.month_start = ${month_start}
            and not exists (select from letters l where l.user_id = u.id and l.period = ${period}::date)
          order by u.id on conflict (user_id, period) do nothing returning user_id
        )
        insert into mails (kind, email, language, user_id)
        select 'letter', u.email, coalesce(u.language, 'id'), u.id
        from users u join written w on w.user_id = u.id order by u.id`,
  )
}
