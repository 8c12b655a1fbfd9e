import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { dayIn } from '../transactions/list/wall-clock'

/**
 * Which day it is where people live. What is dated up to `first` is booked wherever its owner lives, what is dated after
 * `last` is planned; in between it depends on the owner's time zone: `zones`, and the day in each.
 */
export type Todays = { first: string; last: string; zones: string[]; days: string[] }

/**
 * The days come from this process and not from the database: the settings take every zone that it knows, and a
 * database may lack some of their names.
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

/** Whether a transaction `t` is not planned. Looks up the owner only where the day depends on it. */
export const isBooked = ({ first, last, zones, days }: Todays): Sql => sql`(
  t.transaction_date <= ${first}::date
  or t.transaction_date <= ${last}::date and exists (
    select from users u join unnest(${zones}::text[], ${days}::date[]) z (name, today) on z.name = u.time_zone
    where u.id = t.user_id and t.transaction_date <= z.today))`

/** Whether some of the month of `monthly_totals t` may not be planned. */
export const hasBegun = ({ last }: Todays): Sql => sql`t.month <= ${last}::date`

/** Whether a transaction `t` is planned for a month that has begun. */
export const isPlannedInBegunMonth = (todays: Todays): Sql => sql`
  t.transaction_date > ${todays.first}::date
  and t.transaction_date < date_trunc('month', ${todays.last}::date + interval '1 month') and not ${isBooked(todays)}`
