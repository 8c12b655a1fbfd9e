import sql, { raw } from 'sql-template-tag'
import { isLiving } from '../auth/queries'
import type { Queryable } from '../database/database'

/**
 * Removes expired sessions, links of e-mails and social sign-ins; browsers that an account has not used for a year;
 * counted attempts that no longer count; idempotency keys after a week; and notes of changes to transactions after
 * an hour, when every process has applied them.
 */
export async function removeExpired(db: Queryable): Promise<void> {
  await db.query(sql`delete from attempts where empty_at < now()`)
  await db.query(sql`delete from transaction_changes where noted_at < now() - interval '1 hour'`)
  await db.query(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
  await db.query(sql`delete from password_resets where expires_at < now()`)
  await db.query(sql`delete from email_changes where expires_at < now()`)
  await db.query(sql`delete from known_devices where seen_at < now() - interval '365 days'`)
  await db.query(sql`delete from sign_in_flows where expires_at < now()`)
  await db.query(sql`delete from sessions s where not (${isLiving})`)
}

/** Removes the network from audit records older than 90 days: by then an attack has been traced. */
export async function forgetNetworks(db: Queryable): Promise<void> {
  await db.query(sql`select forget_networks()`)
}

/**
 * Vacuums and analyzes tables that have changed much. The embedded database has no autovacuum, and without
 * statistics its planner takes a hundred thousand rows for a few. The thresholds are those of PostgreSQL's
 * autovacuum. Answers the names of the tables.
 */
export async function vacuumTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    sql`select quote_ident(s.relname) as name
        from pg_stat_user_tables s join pg_class c on c.oid = s.relid, greatest(c.reltuples, 0) as size
        where s.schemaname = current_schema() and (s.n_mod_since_analyze > 50 + 0.1 * size
          or s.n_dead_tup > 50 + 0.2 * size or s.n_ins_since_vacuum > 1000 + 0.2 * size) order by name`,
  )
  for (const { name } of rows) await db.query(sql`vacuum (analyze) ${raw(name)}`)
  return rows.map(({ name }) => name)
}

/**
 * Adds the rows of one counter and day into one row. Every change inserts a row, so they grow otherwise; the sums
 * stay the same at every moment. Two processes lock different rows, and inserts wait for neither.
 */
export async function compactCounters(db: Queryable): Promise<void> {
  await db.query(
    sql`with crowded as (
          select subject, kind, day from tallies group by subject, kind, day having count(*) > 1
        ), taken as (
          select t.id from tallies t join crowded c
            on c.subject = t.subject and c.kind = t.kind and c.day is not distinct from t.day
          for update of t skip locked
        ), gone as (
          delete from tallies t using taken where t.id = taken.id returning t.*
        )
        insert into tallies (subject, kind, day, count, total)
        select subject, kind, day, sum(count), sum(total) from gone group by subject, kind, day
        having sum(count) <> 0 or sum(total) <> 0`,
  )
}
