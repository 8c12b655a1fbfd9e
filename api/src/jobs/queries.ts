import sql, { raw } from 'sql-template-tag'
import { isLiving } from '../auth/queries'
import { type Database, type Queryable, withoutLimit } from '../database/database'

/**
 * Removes expired sessions, links of e-mails and social sign-ins; browsers that an account has not used for a year;
 * counted attempts that no longer count; and idempotency keys after a week.
 */
export async function removeExpired(db: Queryable): Promise<void> {
  await db.query(sql`delete from attempts where empty_at < now()`)
  await db.query(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
  await db.query(sql`delete from password_resets where expires_at < now()`)
  await db.query(sql`delete from email_changes where expires_at < now()`)
  await db.query(sql`delete from email_proofs where expires_at < now()`)
  await db.query(sql`delete from unsubscribe_links where expires_at < now()`)
  await db.query(sql`delete from known_devices where seen_at < now() - interval '365 days'`)
  await db.query(sql`delete from sign_in_flows where expires_at < now()`)
  await db.query(sql`delete from sessions s where not (${isLiving})`)
}

/** Removes the network from audit records older than 90 days. It is kept until then to trace attacks. */
export async function forgetNetworks(db: Queryable): Promise<void> {
  await db.query(sql`select forget_networks()`)
}

/**
 * Vacuums and analyzes tables that have changed much, and answers their names. The embedded database has no autovacuum,
 * and without statistics its planner takes a hundred thousand rows for a few. The thresholds are those of PostgreSQL's
 * autovacuum.
 */
export async function vacuumTables(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    sql`select quote_ident(s.relname) as name
        from pg_stat_user_tables s join pg_class c on c.oid = s.relid, greatest(c.reltuples, 0) as size
        where s.schemaname = current_schema() and (s.n_mod_since_analyze > 50 + 0.1 * size
          or s.n_dead_tup > 50 + 0.2 * size or s.n_ins_since_vacuum > 1000 + 0.2 * size) order by name`,
  )
  for (const { name } of rows)
    await withoutLimit(db, client => client.query(sql`vacuum (analyze) ${raw(name)}`))
  return rows.map(({ name }) => name)
}
