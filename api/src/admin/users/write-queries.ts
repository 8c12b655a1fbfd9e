import type { Role } from '@pundi/contract'
import sql, { raw } from 'sql-template-tag'
import type { ActivityType } from '../../platform/activity-log/activity-types'
import { oneOf, type Queryable } from '../../platform/database/database'

export type Becoming = { column: 'status'; value: 'active' | 'deactive' } | { column: 'role'; value: Role }

export type Change = { action: ActivityType } & Becoming

export type Outcome = { is_known: boolean; is_allowed: boolean }

/**
 * Changes a user's status or role and adds an audit record, in one statement. The actor must be
 * another user and an active administrator. Otherwise, or if the id is unknown or the value is
 * already set, nothing changes.
 *
 * Locks both rows in the order of their ids, so that one active administrator always remains. If
 * two administrators demote each other at the same time, the second call waits. Its actor is then
 * no longer an administrator, so it changes nothing.
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
