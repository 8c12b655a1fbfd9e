import type { Activity } from '@pundi/contract'
import sql, { join } from 'sql-template-tag'
import type { Queryable } from '../database/database'
import type { Page } from '../http/page'

type Filter = {
  user_id: number
  types: string[] | undefined
  after: [string, number] | undefined
  limit: number
}

/** A user's own log, newest first; one row more than `limit` where there is a next page. */
export async function listActivities(db: Queryable, filter: Filter): Promise<Page<Activity>> {
  const { user_id, types, after, limit } = filter
  const which = [sql`user_id = ${user_id}`, ...(types ? [sql`type = any(${types}::text[])`] : [])]
  const beyond = after ? [sql`(date, id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`] : []
  const { rows } = await db.query<Activity>(
    sql`select id, type, amount, date, status from activities
        where ${join([...which, ...beyond], ' and ')} order by date desc, id desc limit ${limit + 1}`,
  )
  const counted = await db.query<{ total: number }>(
    sql`select count(*) as total from activities where ${join(which, ' and ')}`,
  )
  return { rows, total: counted.rows[0]!.total }
}

/** `network` is where it was tried from. */
type Refused = { audit_only?: boolean; target?: number | undefined; network?: string | undefined }

/** Writes down what was refused or failed, for the user and the audit, or for the audit alone; `target` is whom it was tried on. */
export async function addFailure(
  db: Queryable,
  userId: number,
  type: string,
  { audit_only = false, target, network }: Refused = {},
): Promise<void> {
  await db.query(
    sql`with activity as (
          insert into activities (user_id, type, status)
          select ${userId}::bigint, ${type}::text, 'Gagal' where ${!audit_only}::boolean)
        insert into audit (user_id, action, status, target_id, network)
        values (${userId}::bigint, ${type}::text, 'Gagal', nullif(${target ?? null}::bigint, ${userId}::bigint),
          ${network ?? null}::inet)`,
  )
}

/** Takes a line out of a user's own log; what administrators read stays, and says so. False where there is none. */
export async function removeActivity(db: Queryable, userId: number, id: number): Promise<boolean> {
  const { rows } = await db.query(
    sql`with gone as (delete from activities where user_id = ${userId} and id = ${id} returning user_id)
        insert into audit (user_id, action) select user_id, 'Delete activity' from gone returning user_id`,
  )
  return rows.length > 0
}
