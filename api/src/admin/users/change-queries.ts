import type { Role } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import type { ActivityType } from '../../activities/activity-types'
import { oneOf, type Queryable } from '../../database/database'

/** What becomes of somebody. */
export type Becoming = { column: 'status'; value: 'active' | 'deactive' } | { column: 'role'; value: Role }

/** What administrators do to somebody. */
export type Change = { action: ActivityType } & Becoming

/** Whether there is such a user, and whether who asks is an administrator at the moment of the change. */
export type Outcome = { is_known: boolean; is_allowed: boolean }

/**
 * Changes a user's status or role and writes down who did it to whom, in one statement; what is so already is not
 * written down. Nothing happens where nobody is of that id, where the actor is not an active administrator at this
 * very moment, or where they would do it to themselves.
 *
 * So there is always an active administrator. Both rows are locked in the order of their ids until the change is
 * over, so of two who act on each other one waits; it then reads both rows as they are by now, finds itself changed
 * and does nothing. Whoever changes somebody stays an active administrator through the change.
 */
export async function changeUser(
  db: Queryable,
  actorId: number,
  id: number,
  { action, column, value, network }: Change & { network?: string | undefined },
): Promise<Outcome> {
  const { rows } = await db.query<Outcome>(
    sql`with held as (
          select id, role, status from users where id in (${actorId}, ${id}) order by id for update
        ), actor as (
          select id from held where id = ${actorId} and role = 'admin' and status = 'active'
        ), wanted as (
          select h.id from held h, actor a where h.id = ${id} and h.id <> a.id and h.${raw(column)} <> ${value}
        ), changed as (
          update users u set ${raw(column)} = ${value} from wanted w where u.id = w.id returning u.id
        ), audited as (
          insert into audit (user_id, action, target_id, network)
          select ${actorId}::bigint, ${action}::text, id, ${network ?? null}::inet from changed
        )
        select exists (select from held where id = ${id}) as is_known, exists (select from actor) as is_allowed`,
  )
  return oneOf(rows)
}
