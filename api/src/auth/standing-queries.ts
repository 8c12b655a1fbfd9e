import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

/** The user's password hash, and whether the session began within 15 minutes. Undefined if the session has ended. */
export async function findStanding(db: Queryable, userId: number, sessionId: number) {
  const { rows } = await db.query<{ password_hash: string | null; is_fresh: boolean }>(
    sql`select u.password_hash, s.created_at > now() - interval '15 minutes' as is_fresh
        from users u join sessions s on s.user_id = u.id where u.id = ${userId} and s.id = ${sessionId}`,
  )
  return rows[0]
}
