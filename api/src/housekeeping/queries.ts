import sql from 'sql-template-tag'
import type { Queryable } from '../database/database'

/**
 * Removes sessions, reset links and social sign-ins that have ended, windows of attempts that have passed and
 * keys that nobody repeats any more.
 */
export async function removeOutdated(db: Queryable): Promise<void> {
  await db.query(sql`delete from attempts where window_start < now() - interval '1 day'`)
  await db.query(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
  await db.query(sql`delete from password_resets where expires_at < now()`)
  await db.query(sql`delete from sign_in_flows where expires_at < now()`)
  await db.query(
    sql`delete from sessions where expires_at < now() or last_used_at < now() - interval '14 days'`,
  )
}
