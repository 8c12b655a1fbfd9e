import sql from 'sql-template-tag'
import { rowsOf } from '../../platform/database/compose-statement'
import { oneOf, type Queryable } from '../../platform/database/database'
import { claimedOf, isUnclaimed } from '../../platform/jobs/claim-queries'
import type { ClaimedPage } from '../../platform/jobs/go-through-users'
import { wants } from '../../platform/mail/wish-queries'
import type { BudgetReader } from '../../ledger/reader'

/** `audit_id`: the next round reads only audit records with higher ids. */
export type DueReader = BudgetReader & { audit_id: number }

export type ZoneDay = { time_zone: string; today: string }

const MOST_SEEN = 5000
const MOST_CLAIMED = 100

/**
 * Claims up to 100 users for this server: users who want alerts and whose spending or budgets may
 * have changed since the last round. The signs of a change are a new audit record, and a planned
 * transaction whose date has been reached. Each round reads the audit records of the last five
 * minutes again, because a record with a lower id may be committed late.
 */
export async function claimDueReaders(
  db: Queryable,
  days: ZoneDay[],
  after: number,
): Promise<ClaimedPage<DueReader>> {
  const { rows } = await db.query<ClaimedPage<DueReader>>(
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

export async function noteLooks(db: Queryable, readers: DueReader[]): Promise<void> {
  await db.query(
    sql`insert into budget_looks (user_id, looked_on, audit_id)
        select u.id, r.today, r.audit_id
        from users u join ${rowsOf(readers, 'r', { id: 'bigint', today: 'date', audit_id: 'bigint' })} on r.id = u.id
        order by u.id for key share of u skip locked
        on conflict (user_id) do update set looked_on = excluded.looked_on, audit_id = excluded.audit_id`,
  )
}

export type DueAlert = { category_id: number; mark: number }

/**
 * If several servers queue the same alert at the same time, only one succeeds. The primary key
 * refuses a second row for the same mark.
 */
export async function queueAlerts(
  db: Queryable,
  userId: number,
  period: string,
  passed: DueAlert[],
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
