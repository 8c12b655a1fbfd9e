import sql, { type Sql } from 'sql-template-tag'
import { isDone, placeOf, ruleOf } from './queries'

/** Of the days of a schedule up to today so many stand singly. */
const MOST_SINGLE = 60

/** Of which schedules `s`, and up to which day. */
type Asked = { of: Sql; today: string; to: Sql }

/**
 * Parts of a statement, the one place that says which days are still to be booked: `open_days` has those up to `to` that
 * are neither booked nor skipped, however old. `id` is the schedule, `n` and `due_on` the day of its rule, `date` that of
 * the booking. What is older than the last 60 days of a schedule up to today is one row: the first such day, their
 * `count`, and `last_due_on`, after which none of them is. `begun` has the schedules of these days.
 *
 * The work depends on how many days there are from today to `to`, and on none before.
 */
export const openDays = ({ of, today, to }: Asked): Sql => sql`
  begun as materialized (
    select s.*, greatest(s.next_n, -${MOST_SINGLE}::integer + 1
      + least(s.count - 1, ${placeOf('s', sql`least(${today}::date, ${to}, s.until)`)})) as single_n
    from schedules s where ${of} and s.next_on <= ${to}
  ), marked as materialized (
    select m.user_id, m.schedule_id, m.due_on from begun s
      join schedule_days m on m.user_id = s.user_id and m.schedule_id = s.id and m.due_on > s.next_due and ${isDone('m')}
  ), older as (
    select s.user_id, s.id, s.next_n as n, s.next_due as due_on, s.next_on as date, l.last_due_on,
      (s.single_n - s.next_n - count(m.due_on))::integer as count
    from begun s cross join lateral (select nth_day(s.anchor_date, s.unit, s.every, s.single_n - 1, s.month_day) as last_due_on) l
      left join marked m on m.user_id = s.user_id and m.schedule_id = s.id and m.due_on <= l.last_due_on
    where s.single_n > s.next_n
    group by s.user_id, s.id, s.next_n, s.next_due, s.next_on, s.single_n, l.last_due_on
  ), open_days as (
    select user_id, id, n, due_on, date, count, last_due_on from older
    union all
    select s.user_id, s.id, d.n, d.due_on, d.date, 1, null
    from begun s cross join lateral days_of_schedule(${ruleOf('s')}, s.single_n, ${placeOf('s', sql`${to} + 2`)}) d
    where d.date <= ${to} and not exists (
      select from marked m where m.user_id = s.user_id and m.schedule_id = s.id and m.due_on = d.due_on)
  )`

/** Those of all schedules of a user. */
export const openDaysOf = (userId: number, { today, to }: { today: string; to: string }): Sql =>
  openDays({ of: sql`s.user_id = ${userId}`, today, to: sql`${to}::date` })
