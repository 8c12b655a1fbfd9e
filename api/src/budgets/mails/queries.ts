import sql from 'sql-template-tag'
import { rowsOf } from '../../database/compose-statement'
import { oneOf, type Queryable } from '../../database/database'
import { claimedOf, isUnclaimed } from '../../jobs/claim-queries'
import type { ClaimedPage } from '../../jobs/go-through-users'
import { wants } from '../../mail/wish-queries'

/** Whose budgets are looked at, on which day of theirs; `audit_id` is the record of the audit that this look is up to. */
export type Reader = { id: number; month_start: number; today: string; audit_id: number }

/** Which day it is in a time zone. */
export type ZoneDay = { time_zone: string; today: string }

/** One statement looks at so many users, and claims so many of them. */
const MOST_SEEN = 5000
const MOST_CLAIMED = 100

/**
 * Claims a page of those who want to be told of their budgets and whose spending or budgets may have changed since the
 * last look: something was done, or a day has come for which something is booked. Records of the last five minutes count
 * at the next look too: one with a lower number may still be on its way.
 */
export async function claimReaders(
  db: Queryable,
  days: ZoneDay[],
  after: number,
): Promise<ClaimedPage<Reader>> {
  const { rows } = await db.query<ClaimedPage<Reader>>(
    sql`with page as (
          select u.id, u.month_start, u.time_zone from users u
          where ${wants('budget')} and u.id > ${after} order by u.id limit ${MOST_SEEN}
        ), due as (
          select p.id as user_id, p.month_start, z.today
          from page p join ${rowsOf(days, 'z', { time_zone: 'text', today: 'date' })} on z.time_zone = p.time_zone
            left join budget_looks l on l.user_id = p.id
          where exists (select from budgets b where b.user_id = p.id) and ${isUnclaimed('budgets', sql`p.id`)}
            and (l.user_id is null
              or exists (select from audit a where a.user_id = p.id and a.id > l.audit_id)
              or exists (select from transactions t where t.user_id = p.id
                and t.transaction_date > l.looked_on and t.transaction_date <= z.today))
          order by p.id limit ${MOST_CLAIMED}
        ), ${claimedOf('budgets')}
        select case
            when (select count(*) from due) = ${MOST_CLAIMED} then (select max(user_id) from due)
            when (select count(*) from page) = ${MOST_SEEN} then (select max(id) from page) end as after,
          coalesce((
            select jsonb_agg(jsonb_build_object(
                'id', d.user_id, 'month_start', d.month_start, 'today', d.today, 'audit_id', coalesce((
                  select a.id from audit a where a.user_id = d.user_id and a.timestamp < now() - interval '5 minutes'
                  order by a.id desc limit 1), 0)
              ) order by d.user_id)
            from due d join claimed c on c.user_id = d.user_id), '[]') as users`,
  )
  return oneOf(rows)
}

/** Notes up to where the budgets of these users were looked at. */
export async function noteLooks(db: Queryable, readers: Reader[]): Promise<void> {
  await db.query(
    sql`insert into budget_looks (user_id, looked_on, audit_id)
        select u.id, r.today, r.audit_id
        from users u join ${rowsOf(readers, 'r', { id: 'bigint', today: 'date', audit_id: 'bigint' })} on r.id = u.id
        order by u.id for key share of u skip locked
        on conflict (user_id) do update set looked_on = excluded.looked_on, audit_id = excluded.audit_id`,
  )
}

export type Passed = { category_id: number; mark: number }

/**
 * Queues one e-mail for all marks that were passed and not told of in this period; none where there is no such mark. Of
 * several servers at once one does: a second row of a mark violates the primary key.
 */
export async function queueMarks(
  db: Queryable,
  userId: number,
  period: string,
  passed: Passed[],
): Promise<void> {
  await db.query(
    sql`with known as (
          select u.id as user_id, p.category_id, p.mark
          from users u, categories c, ${rowsOf(passed, 'p', { category_id: 'bigint', mark: 'integer' })}
          where u.id = ${userId} and ${wants('budget')} and c.user_id = u.id and c.id = p.category_id
          order by p.category_id, p.mark for key share of u, c
        ), told as (
          insert into budget_marks (user_id, period, category_id, mark)
          select user_id, ${period}::date, category_id, mark from known
          order by category_id, mark on conflict do nothing returning user_id
        )
        insert into mails (kind, email, language, user_id)
        select 'budget', u.email, coalesce(u.language, 'id'), u.id from users u
        where u.id = ${userId} and ${wants('budget')} and exists (select from told)`,
  )
}
