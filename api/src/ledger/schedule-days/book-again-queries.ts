import sql from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { seekNext } from './open-days-queries'

export const skippedMeanwhile = new Error('The day of the record was skipped')

/**
 * Calls `restore` to restore deleted records of schedules, then marks their due dates as recorded
 * again. Throws `skippedMeanwhile` if the user has skipped one of these dates since. Must run in a
 * database transaction.
 * @param recordIds the ids of the deleted records
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

/**
 * Finds the deleted records that cannot be restored because their due date is taken. Returns, by
 * the deleted record's id, the id of the record that took the date, or null if the date was
 * skipped.
 */
export async function findTakenDays(
  db: Queryable,
  userId: number,
  recordIds: number[],
): Promise<Map<number, number | null>> {
  if (recordIds.length === 0) return new Map()
  const { rows } = await db.query<{ record_id: number; taker: number | null }>(
    sql`select r.record_id, o.record_id as taker
        from schedule_records r left join schedule_records o on o.is_there
          and (o.user_id, o.schedule_id, o.due_on) = (r.user_id, r.schedule_id, r.due_on)
        where r.user_id = ${userId} and r.record_id = any(${recordIds}::bigint[]) and not r.is_there and (
          o.record_id is not null
          or exists (select from schedule_days d where d.state = 'skipped'
            and (d.user_id, d.schedule_id, d.due_on) = (r.user_id, r.schedule_id, r.due_on)))`,
  )
  return new Map(rows.map(row => [row.record_id, row.taker]))
}
