import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../platform/database/database'
import { dayIn } from '../platform/time/wall-clock'
import type { AdminDay } from '@pundi/contract'

/**
 * The dates that decide whether a transaction is booked (dated today or earlier) or planned (dated
 * later). A transaction dated `first` or earlier is booked in every time zone. A transaction dated
 * after `last` is planned in every time zone. For all other dates, the time zone of the
 * transaction's owner decides: `days` has today's date in each of `zones`.
 */
type Todays = { first: string; last: string; zones: string[]; days: string[] }

/**
 * Node computes the dates, because users can choose any time zone that Node knows. A database may
 * lack some of these time zones.
 */
export async function readTodays(db: Queryable, now = new Date()): Promise<Todays> {
  const [first, last] = [dayIn('Etc/GMT+12', now), dayIn('Etc/GMT-14', now)]
  const { rows } = await db.query<{ time_zone: string }>(
    sql`select distinct u.time_zone from transactions t join users u on u.id = t.user_id
        where t.transaction_date > ${first}::date and t.transaction_date <= ${last}::date`,
  )
  const zones = rows.map(({ time_zone }) => time_zone)
  return { first, last, zones, days: zones.map(zone => dayIn(zone, now)) }
}

/**
 * SQL condition: the transaction `t` is booked. Reads the owner's row only if the owner's time zone
 * decides.
 */
export const isBooked = ({ first, last, zones, days }: Todays): Sql => sql`(
  t.transaction_date <= ${first}::date
  or t.transaction_date <= ${last}::date and exists (
    select from users u join unnest(${zones}::text[], ${days}::date[]) z (name, today) on z.name = u.time_zone
    where u.id = t.user_id and t.transaction_date <= z.today))`

export const hasBegun = ({ last }: Todays): Sql => sql`t.month <= ${last}::date`

export const isPlannedInBegunMonth = (todays: Todays): Sql => sql`
  t.transaction_date > ${todays.first}::date
  and t.transaction_date < date_trunc('month', ${todays.last}::date + interval '1 month') and not ${isBooked(todays)}`

/**
 * Counts the sign-ups and transactions of each day, without planned transactions. `starts`: the
 * moment when each day begins, followed by the moment when the last day ends.
 */
export async function listDays(db: Queryable, days: string[], starts: Date[]): Promise<AdminDay[]> {
  const moments = starts.map(start => start.toISOString())
  const todays = await readTodays(db)
  const { rows } = await db.query<AdminDay>(
    sql`with signed_up as (
          select width_bucket(created_at, ${moments}::timestamptz[]) as place, count(*) as count from users
          where created_at >= ${moments[0]}::timestamptz and created_at < ${moments.at(-1)}::timestamptz
          group by 1
        ), dated as (
          select t.transaction_date as day, count(*) as count from transactions t
          where t.transaction_date = any(${days}::date[]) and ${isBooked(todays)} group by t.transaction_date
        )
        select d.day, coalesce(s.count, 0) as sign_ups, coalesce(t.count, 0) as transactions
        from unnest(${days}::date[]) with ordinality d (day, place)
          left join signed_up s on s.place = d.place left join dated t on t.day = d.day
        order by d.place`,
  )
  return rows
}
