import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import { isLiving } from '../queries'

export type SessionRow = { id: number; user_agent: string | null; created_at: string; last_used_at: string }

/** A user's sessions that have not ended, the last used first. */
export async function listSessions(db: Queryable, userId: number): Promise<SessionRow[]> {
  const { rows } = await db.query<SessionRow>(
    sql`select id, user_agent, created_at, last_used_at from sessions s
        where user_id = ${userId} and ${isLiving} order by last_used_at desc, id desc`,
  )
  return rows
}

/** Ends every session of the user except `kept`; all if it is null. */
export async function removeOtherSessions(
  db: Queryable,
  userId: number,
  kept: number | null,
  network: string | undefined,
): Promise<void> {
  await db.query(
    sql`with ended as (
          delete from sessions where user_id = ${userId} and id is distinct from ${kept}::bigint returning user_id
        )
        insert into audit (user_id, action, network) select user_id, 'Sign out', ${network ?? null}::inet from ended`,
  )
}
