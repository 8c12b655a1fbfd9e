import { type User, user } from '@pundi/contract'
import sql, { empty } from 'sql-template-tag'
import { columnsOf, named, namesOf, select } from '../database/compose-statement'
import type { Queryable } from '../database/database'
import { changesOf } from './change-count-queries'

// OWASP ASVS 7.3 requires two session timeouts: this idle timeout and an absolute timeout
// (`ABSOLUTE_DAYS`).
const IDLE_DAYS = 14

export const isLiving = sql`s.expires_at > now()
  and s.last_used_at > now() - make_interval(days => ${IDLE_DAYS})`

export type SessionUser = User & { session_id: number; is_stale: boolean }
export const userColumns = select(columnsOf('u', namesOf(user.shape)))

export async function findSession(
  db: Queryable,
  secretHash: Buffer,
  withChanges = false,
): Promise<(SessionUser & { changes?: number }) | undefined> {
  const { rows } = await db.query<SessionUser & { changes?: number }>(
    named(
      withChanges ? 'find-session-with-changes' : 'find-session',
      sql`select ${userColumns}, s.id as session_id,
            s.last_used_at < now() - interval '1 minute' as is_stale
            ${withChanges ? sql`, ${changesOf(sql`u.id`)} as changes` : empty}
          from sessions s join users u on u.id = s.user_id
          where s.secret_hash = ${secretHash} and ${isLiving} and u.status = 'active'`,
    ),
  )
  return rows[0]
}

export async function touchSession(db: Queryable, userId: number, id: number): Promise<void> {
  await db.query(sql`update sessions set last_used_at = now() where user_id = ${userId} and id = ${id}`)
}
