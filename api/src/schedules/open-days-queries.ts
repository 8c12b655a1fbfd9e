import type { RemovedAnswer, RemovedDays } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import { version } from '../transactions/column-queries'
import { firstOpen, placeOf } from './queries'

/*
 * Days whose booking was taken back are open again. A record that comes back from the log books its day again where that
 * is free: the index schedule_records_one_a_day refuses a second record, and a skipped day stays skipped.
 */

/** What a day becomes whose booking is taken back: one that has come by `today` waits for a press. */
export const stateAgain = (weekend: string | null | undefined, today: string): Sql => sql`
  case when off_weekend(due_on, coalesce(${weekend ?? null}::text, 'keep')) > ${today}::date then 'open' else 'waiting' end`

/** Locks a schedule until the transaction ends. Answers where its days go from a weekend; undefined if there is none. */
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

/** What was done about a day, and the record that it has or had. */
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

/** Opens booked days of a held schedule. */
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

/** Thrown where a record cannot come back since its day was skipped meanwhile. */
export const skippedMeanwhile = new Error('The day of the record was skipped')
/** The days of a schedule that are booked by these records. */
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

/** Locks transactions until the transaction of the database ends. Answers the versions of those that are there. */
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
 * Removes records by `remove`, and offers those of their days again that are still to come: what books by itself does so
 * on its day. A day that has come stays booked; with `offer` it waits for a press, and with `ask` nothing is removed where
 * there is such a day: `days` says how many. Must run in a transaction.
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
 * Restores records by `restore`, and books the days again whose booking those were. Must run in a transaction. Throws
 * `skippedMeanwhile`.
 *
 * @param recordIds the records that are not there before
 */
export async function bookAgain<Answer>(
  client: Queryable,
  userId: number,
  recordIds: number[],
  restore: () => Promise<Answer>,
): Promise<Answer> {
  if (recordIds.length === 0) return restore()
  const { rows } = await client.query<{ id: number }>(
    sql`select id from schedules
        where user_id = ${userId} and id in (
          select schedule_id from schedule_records
          where user_id = ${userId} and record_id = any(${recordIds}::bigint[]))
        order by id for update`,
  )
  const skipped = await client.query(
    sql`select from schedule_records r join schedule_days d using (user_id, schedule_id, due_on)
        where r.user_id = ${userId} and r.record_id = any(${recordIds}::bigint[]) and d.state = 'skipped' limit 1`,
  )
  if (skipped.rows.length > 0) throw skippedMeanwhile
  const answer = await restore()
  await client.query(
    sql`update schedule_days d set state = 'booked', record_id = r.record_id
        from schedule_records r
        where r.user_id = ${userId} and r.record_id = any(${recordIds}::bigint[])
          and (d.user_id, d.schedule_id, d.due_on) = (r.user_id, r.schedule_id, r.due_on)`,
  )
  if (rows.length > 0)
    await seekNext(
      client,
      userId,
      rows.map(({ id }) => id),
    )
  return answer
}

/** Says of held schedules anew which of their days is the first open one. */
async function seekNext(client: Queryable, userId: number, ids: number[]): Promise<void> {
  await client.query(
    sql`with opened as (
          select w.user_id, w.id, o.n, o.due_on, o.date
          from schedules w ${firstOpen('w', sql`greatest(0, ${placeOf('w', sql`w.open_from`)} - 1)`)}
          where w.user_id = ${userId} and w.id = any(${ids}::bigint[])
        )
        update schedules s set next_n = o.n, next_due = o.due_on, next_on = o.date
        from opened o where s.user_id = o.user_id and s.id = o.id`,
  )
}
