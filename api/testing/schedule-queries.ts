import { type ScheduledDay, type ScheduleRule, scheduledDay } from '@pundi/contract'
import sql from 'sql-template-tag'
import type { Queryable } from '../src/platform/database/database'

export async function daysInSql(db: Queryable, rule: ScheduleRule, from: number, to: number) {
  const { anchor_date, unit, every, weekend = 'keep', until = null, count = null, month_day = null } = rule
  const { rows } = await db.query<ScheduledDay>(
    sql`select n, due_on, date from days_of_schedule(
          ${anchor_date}::date, ${unit}, ${every}::integer, ${weekend}, ${until}::date, ${count}::integer,
          ${month_day && JSON.stringify(month_day)}::jsonb, ${from}::integer,
          ${to}::integer) order by n`,
  )
  return rows
}

export function daysInCode(rule: ScheduleRule, from: number, to: number): ScheduledDay[] {
  const days: ScheduledDay[] = []
  for (let n = from; n <= to; n += 1) {
    const day = scheduledDay(rule, n)
    if (day) days.push(day)
  }
  return days
}
