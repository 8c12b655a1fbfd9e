import type { RemovedAnswer, RemovedDays } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { version } from '../columns/column-queries'
import { firstOpen, dayNumber } from './queries'

/*
 * A schedule's due date is open until a record is made for it. If the record is removed, the date
 * is open again. If the record is restored, it takes its date back. The server refuses to restore
 * the record in two cases: the date was skipped, or the date has another record. In the second
 * case, the index schedule_records_one_a_day refuses the restored record.
 */

/**
 * The state of a due date whose record was removed. If the date is `today` or earlier, the state is
 * "waiting": only the user can record it. If the date is later, the state is "open".
 */
export const stateAgain = (weekend: string | null | undefined, today: string): Sql => sql`
  case when off_weekend(due_on, coalesce(${weekend ?? null}::text, 'keep')) > ${today}::date then 'open' else 'waiting' end`

export async function holdSchedule(
  client: Queryable,
  userId: number,
  id: number,
): Promise<{ weekend: string } | undefined> {
  const { rows } = await client.query<{ weekend: string }>(
    sql`select weekend from schedules where user_id = ${userId} and id = ${id} for update`,
  )
  return rows[0]
}

export async function findDay(
  client: Queryable,
  userId: number,
  { id, due_on }: { id: number; due_on: string },
): Promise<{ state: string; record_id: number | null } | undefined> {
  const { rows } = await client.query<{ state: string; record_id: number | null }>(
    sql`select state, record_id from schedule_days
        where user_id = ${userId} and schedule_id = ${id} and due_on = ${due_on}::date`,
  )
  return rows[0]
}

type Opened = { id: number; due_on: string[]; weekend: string; today: string }

export async function openDays(
  client: Queryable,
  userId: number,
  { id, due_on, weekend, today }: Opened,
): Promise<void> {
  await client.query(
    sql`update schedule_days set state = ${stateAgain(weekend, today)}
        where user_id = ${userId} and schedule_id = ${id} and due_on = any(${due_on}::date[])`,
  )
  await seekNext(client, userId, [id])
}

export async function listBookedBy(
  client: Queryable,
  userId: number,
  { id, recordIds }: { id: number; recordIds: number[] },
): Promise<{ due_on: string; record_id: number }[]> {
  const { rows } = await client.query<{ due_on: string; record_id: number }>(
    sql`select due_on, record_id from schedule_days
        where user_id = ${userId} and schedule_id = ${id} and state = 'booked' and record_id = any(${recordIds}::bigint[])
        order by record_id`,
  )
  return rows
}

export async function holdVersions(
  client: Queryable,
  userId: number,
  ids: number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await client.query<{ id: number; version: string }>(
    sql`select t.id, ${version} as version from transactions t
        where t.user_id = ${userId} and t.id = any(${ids}::bigint[]) order by t.id for update`,
  )
  return new Map(rows.map(row => [row.id, row.version]))
}

/**
 * Calls `remove` to remove records of schedules, and opens their future due dates again: automatic
 * schedules will record these dates later. `days` decides about past due dates:
 * - `keep`: they still count as recorded.
 * - `offer`: they wait for the user.
 * - `ask`: if there are past due dates, removes nothing and returns their number as `days`.
 * Must run in a database transaction.
 */
export async function removeBooked(
  client: Queryable,
  userId: number,
  { ids, today, days: wanted = 'keep' }: { ids: number[]; today: string; days?: RemovedDays | undefined },
  remove: () => Promise<number[]>,
): Promise<RemovedAnswer['data']> {
  const isBooked = sql`d.user_id = ${userId} and d.record_id = any(${ids}::bigint[]) and d.state = 'booked'`
  const { rows } = await client.query<{ id: number }>(
    sql`select id from schedules
        where user_id = ${userId} and id in (select d.schedule_id from schedule_days d where ${isBooked})
        order by id for update`,
  )
  if (wanted === 'ask' && rows.length > 0) {
    const come = await client.query(
      sql`select from schedule_days d join schedules s on s.user_id = d.user_id and s.id = d.schedule_id
            join schedule_records r on r.user_id = d.user_id and r.record_id = d.record_id and r.is_there
          where ${isBooked} and off_weekend(d.due_on, s.weekend) <= ${today}::date`,
    )
    if (come.rows.length > 0) return { count: 0, activity_ids: [], days: come.rows.length }
  }
  const removed = await remove()
  if (rows.length > 0) {
    const isToCome = sql`off_weekend(d.due_on, s.weekend) > ${today}::date`
    await client.query(
      sql`update schedule_days d set state = case when ${isToCome} then 'open' else 'waiting' end from schedules s
          where ${isBooked} and s.user_id = d.user_id and s.id = d.schedule_id
            and (${wanted === 'offer'}::boolean or ${isToCome})`,
    )
    await seekNext(
      client,
      userId,
      rows.map(({ id }) => id),
    )
  }
  return { count: removed.length, activity_ids: removed }
}

/**
 * Opens the due dates of these records again. A date that is today or earlier waits for the user.
 * If the schedule was deleted, its weekend dates are not moved to a weekday.
 */
export async function openDaysOf(
  client: Queryable,
  userId: number,
  { recordIds, today }: { recordIds: number[]; today: string },
): Promise<void> {
  const weekend = sql`coalesce((select s.weekend from schedules s
    where s.user_id = d.user_id and s.id = d.schedule_id), 'keep')`
  const { rows } = await client.query<{ schedule_id: number }>(
    sql`update schedule_days d
        set state = case when off_weekend(d.due_on, ${weekend}) > ${today}::date then 'open' else 'waiting' end
        where d.user_id = ${userId} and d.record_id = any(${recordIds}::bigint[]) and d.state = 'booked'
        returning d.schedule_id`,
  )
  if (rows.length > 0)
    await seekNext(
      client,
      userId,
      rows.map(({ schedule_id }) => schedule_id),
    )
}

export async function seekNext(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`with opened as (
          select w.user_id, w.id, o.n, o.due_on, o.date
          from schedules w ${firstOpen('w', sql`greatest(0, ${dayNumber('w', sql`w.open_from`)} - 1)`)}
          where w.user_id = ${userId} and w.id = any(${ids}::bigint[])
        )
        update schedules s set next_n = o.n, next_due = o.due_on, next_on = o.date
        from opened o where s.user_id = o.user_id and s.id = o.id`,
  )
}
