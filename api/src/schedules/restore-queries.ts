import sql, { type Sql } from 'sql-template-tag'
import type { LoggedState, StoredTemplate } from '../ledger/undo/logged-states'
import { columnsOf, listNames, listValues, select, valuesOf } from '../platform/database/compose-statement'
import type { Queryable } from '../platform/database/database'
import { lockCategories, setAside, written } from './write-queries'
import { firstOn, rowTypes, stateOf, writtenTypes } from './queries'
import { storedMonthDay } from '../ledger/columns/column-queries'
import { dayNumber, firstOpen, ruleNames } from '../ledger/schedule-days/queries'
import { stateAgain } from '../ledger/schedule-days/open-days-queries'

export const scheduleStates = (userId: number, ids: number[]): Sql => sql`
  (select coalesce(jsonb_agg(${stateOf('s')}), '[]') from schedules s
    where s.user_id = ${userId} and s.id = any(${ids}::bigint[]))`

export async function hasRecords(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(
    sql`select from schedule_records
        where user_id = ${userId} and schedule_id = ${id} and is_there limit 1`,
  )
  return rows.length > 0
}

/**
 * Restores a schedule. Dates that have passed since its removal are not recorded automatically.
 * Returns the new activity's id, or undefined if the schedule changed since it was read. Must run
 * in a database transaction.
 */
export async function bringBackSchedule(
  client: Queryable,
  userId: number,
  { seen, wanted, today }: { seen: LoggedState | null; wanted: LoggedState; today: string },
): Promise<number | undefined> {
  const known = seen && JSON.stringify(seen)
  const template = wanted.template as StoredTemplate
  const found = await client.query<{ is_seen: boolean }>(
    sql`with ${lockCategories(userId, template)}
        select coalesce(${stateOf('s')} - 'name' = ${known}::jsonb - 'name', false) as is_seen from schedules s
        where s.user_id = ${userId} and s.id = ${wanted.id} and (select count(*) from c) >= 0 for update`,
  )
  await setAside(client, userId, { today, id: wanted.id })
  if (seen ? !found.rows[0]?.is_seen : found.rows.length > 0) return undefined
  await putSkipped(client, userId, wanted, today)
  const values = valuesOf(rowTypes, {
    ...wanted,
    template: JSON.stringify(template),
    month_day: storedMonthDay(wanted.month_day),
  })
  const names = Object.keys(values)
  const hasOtherDays =
    !seen || [...ruleNames, 'is_automatic' as const].some(name => seen[name] !== wanted[name])
  const isLate = sql`${hasOtherDays && wanted.is_automatic}::boolean and o.date < ${today}::date`
  const { rows } = await client.query<{ id: number }>(
    sql`with w as (select ${userId}::bigint as user_id, ${select(values)}
        ), n as (
          select w.user_id, ${listValues(
            columnsOf(
              'w',
              names.filter(name => name !== 'open_from'),
            ),
          )},
            case when ${isLate} then ${firstOn(today, sql`w.weekend`)} else w.open_from end as open_from
          from w ${firstOpen('w', sql`greatest(0, ${dayNumber('w', sql`w.open_from`)} - 1)`)}
        ), opened as (
          select n.*, o.n as next_n, o.due_on as next_due, o.date as next_on
          from n ${firstOpen('n', sql`greatest(0, ${dayNumber('n', sql`n.open_from`)} - 1)`)}
        ), became as (
          insert into schedules as s (user_id, ${listNames(values)}, next_n, next_due, next_on)
          select user_id, ${listValues(columnsOf('n', names))}, next_n, next_due, next_on from opened n
          on conflict (user_id, id) do update set (${listNames(written)}, open_from, next_n, next_due, next_on) = (
            ${listValues(columnsOf('excluded', Object.keys(writtenTypes)))},
            excluded.open_from, excluded.next_n, excluded.next_due, excluded.next_on)
          where ${seen !== null}::boolean returning s.*
        ), audited as (insert into audit (user_id, action) select user_id, 'Restore schedule' from became)
        insert into activities (user_id, type, subject, record_id, before, after)
        select b.user_id, 'Restore schedule', 'schedule', b.id, ${known}::jsonb, ${stateOf('b')}
        from became b returning id`,
  )
  return rows[0]?.id
}

/**
 * Restores the skipped dates, and leaves recorded dates as they are. If a date waited for the user
 * before it was skipped, it waits again.
 */
async function putSkipped(
  client: Queryable,
  userId: number,
  { id, weekend, skipped = [] }: LoggedState,
  today: string,
): Promise<void> {
  const others = sql`user_id = ${userId} and schedule_id = ${id} and state = 'skipped' and due_on <> all(${skipped}::date[])`
  await client.query(sql`delete from schedule_days where ${others} and record_id is null`)
  await client.query(sql`update schedule_days set state = ${stateAgain(weekend, today)} where ${others}`)
  await client.query(
    sql`insert into schedule_days (user_id, schedule_id, due_on, state)
        select ${userId}, ${id}, due_on, 'skipped' from unnest(${skipped}::date[]) due_on
        on conflict (user_id, schedule_id, due_on) do update set state = 'skipped'
        where schedule_days.state in ('open', 'waiting')`,
  )
}
