import type { Period } from '@pundi/contract'
import sql from 'sql-template-tag'
import { rowsOf } from '../platform/database/compose-statement'
import { oneOf, type Queryable } from '../platform/database/database'
import { wants } from '../platform/mail/wish-queries'
import { totalOf } from '../ledger/columns/column-queries'

/** Expenses less refunds of each day. Days without expenses are missing. */
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

export type Clock = { time_zone: string; month_start: number }
export async function listClocks(db: Queryable): Promise<Clock[]> {
  const { rows } = await db.query<Clock>(
    sql`select distinct u.time_zone, u.month_start from users u where ${wants('letter')}`,
  )
  return rows
}

const MOST_LETTERS = 500

/**
 * Queues up to 500 letters (monthly summaries by e-mail). The recipients want letters, match one of
 * `clocks`, and have no letter about its `period` (the first day of the past month). Returns the
 * last user of the page, or null after the last page. Several servers share the work: each server
 * skips users locked by another server, and the primary key of letters refuses a second row for the
 * same user and period.
 */
export async function queueLetters(
  db: Queryable,
  clocks: (Clock & { period: string })[],
  after: number,
): Promise<number | null> {
  const clock = rowsOf(clocks, 'k', { time_zone: 'text', month_start: 'integer', period: 'date' })
  const { rows } = await db.query<{ after: number | null }>(
    sql`with due as (
          select u.id, u.email, u.language, k.period
          from users u join ${clock} on k.time_zone = u.time_zone and k.month_start = u.month_start
          where ${wants('letter')} and u.id > ${after}
            and not exists (select from letters l where l.user_id = u.id and l.period = k.period)
          order by u.id limit ${MOST_LETTERS} for no key update of u skip locked
        ), written as (
          insert into letters (user_id, period) select id, period from due
          order by id on conflict (user_id, period) do nothing returning user_id
        ), queued as (
          insert into mails (kind, email, language, user_id)
          select 'letter', d.email, coalesce(d.language, 'id'), d.id
          from due d join written w on w.user_id = d.id order by d.id
        )
        select max(id) filter (where count = ${MOST_LETTERS}) as after
        from (select id, count(*) over () as count from due) d`,
  )
  return oneOf(rows).after
}
