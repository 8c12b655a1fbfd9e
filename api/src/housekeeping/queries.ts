import sql, { raw } from 'sql-template-tag'
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

/**
 * Does for tables that have changed much what a server does by itself and the embedded database does not: without
 * it the planner knows nothing of them and takes a hundred thousand rows for a few. The thresholds are those of
 * PostgreSQL's autovacuum. Answers which tables it was.
 */
export async function tidyTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    sql`select quote_ident(s.relname) as name
        from pg_stat_user_tables s join pg_class c on c.oid = s.relid, greatest(c.reltuples, 0) as size
        where s.schemaname = current_schema() and (s.n_mod_since_analyze > 50 + 0.1 * size
          or s.n_dead_tup > 50 + 0.2 * size or s.n_ins_since_vacuum > 1000 + 0.2 * size) order by name`,
  )
  for (const { name } of rows) await db.query(sql`vacuum (analyze) ${raw(name)}`)
  return rows.map(({ name }) => name)
}
