import sql from 'sql-template-tag'
import { rowsOf } from '../../platform/database/compose-statement'
import { oneOf, type Queryable } from '../../platform/database/database'
import { claimedOf, isUnclaimed } from '../../platform/jobs/claim-queries'
import type { ClaimedPage } from '../../platform/jobs/go-through-users'
import { isWaiting } from '../queries'
import { dayNumber, isDayDone, ruleOf } from '../../ledger/schedule-days/queries'

export async function listDueZones(db: Queryable, last: string): Promise<string[]> {
  const { rows } = await db.query<{ time_zone: string }>(
    sql`select distinct u.time_zone from schedules s join users u on u.id = s.user_id
        where s.is_automatic and s.next_on <= ${last}::date`,
  )
  return rows.map(({ time_zone }) => time_zone)
}

type DueUser = { id: number; today: string }

const MOST_CLAIMED = 200

/**
 * Claims users with due dates for this server, in the order of their ids. Dates that wait for the
 * user's confirmation do not count.
 */
export async function claimDueUsers(
  db: Queryable,
  days: { time_zone: string; today: string }[],
  after: number,
): Promise<ClaimedPage<DueUser>> {
  // The latest `today` in `days`. A condition on this single value lets PostgreSQL use the index to
  // find the few due schedules.
  const last = days
    .map(({ today }) => today)
    .sort()
    .at(-1)
  const { rows } = await db.query<ClaimedPage<DueUser>>(
    sql`with due as (
          select distinct s.user_id, z.today
          from schedules s join users u on u.id = s.user_id
            join ${rowsOf(days, 'z', { time_zone: 'text', today: 'date' })} on z.time_zone = u.time_zone
          where s.is_automatic and s.next_on <= ${last}::date and s.next_on <= z.today and s.user_id > ${after}
            and ${isUnclaimed('book', sql`s.user_id`)} and exists (
              select from days_of_schedule(${ruleOf('s')}, s.next_n, ${dayNumber('s', sql`z.today + 2`)}) d
              where d.date <= z.today and d.due_on >= s.open_from and not ${isDayDone('s')} and not ${isWaiting('s')})
          order by s.user_id limit ${MOST_CLAIMED}
        ), ${claimedOf('book')}
        select (select max(user_id) from due having count(*) = ${MOST_CLAIMED}) as after,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', d.user_id, 'today', d.today) order by d.user_id)
            from due d join claimed c on c.user_id = d.user_id), '[]') as users`,
  )
  return oneOf(rows)
}
