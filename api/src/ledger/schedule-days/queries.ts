import sql, { join, raw, type Sql } from 'sql-template-tag'

export const ruleNames = ['anchor_date', 'unit', 'every', 'weekend', 'until', 'count', 'month_day'] as const

export const ruleOf = (row: string): Sql => join(ruleNames.map(name => raw(`${row}.${name}`)))

export const dayNumber = (row: string, day: Sql): Sql =>
  sql`place_of_day(${raw(`${row}.anchor_date, ${row}.unit, ${row}.every`)}, ${day})`

export const isDone = (row: string): Sql => sql`${raw(row)}.state in ('booked', 'skipped')`

export const isDayDone = (row: string): Sql => sql`exists (select from schedule_days m
  where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id and m.due_on = d.due_on and ${isDone('m')})`

/**
 * For a `from` clause: finds the first open due date `o` of the schedule `row`, beginning with the
 * date number `first`. The columns of `o` are null if no date is open. `besides`: a condition that
 * is true for dates `d` that this statement itself records or skips; such dates do not count as
 * open. At most four dates may match `besides`, because the search reads only four more dates than
 * are stored.
 */
export const firstOpen = (row: string, first: Sql, besides: Sql = sql`false`): Sql => sql`left join lateral (
  select d.n, d.due_on, d.date
  from days_of_schedule(${ruleOf(row)}, ${first}, ${first} + 4 + (
    select count(*)::integer from schedule_days m
    where m.user_id = ${raw(row)}.user_id and m.schedule_id = ${raw(row)}.id
      and m.due_on >= greatest(${raw(row)}.open_from, nth_day(${raw(`${row}.anchor_date, ${row}.unit, ${row}.every`)}, ${first}, ${raw(row)}.month_day)))) d
  where d.due_on >= ${raw(row)}.open_from and not (${besides}) and not ${isDayDone(row)}
  order by d.n limit 1
) o on true`
