import sql, { raw } from 'sql-template-tag'
import { isLiving } from '../auth/queries'
import type { Queryable } from '../database/database'

/**
 * Removes sessions, links of e-mails and social sign-ins that have ended, browsers that an account
 * has not seen for a year, attempts that have leaked away,
 * keys that nobody repeats any more, and changes that whoever holds transactions has followed or forgotten.
 */
export async function removeOutdated(db: Queryable): Promise<void> {
  await db.query(sql`delete from attempts where empty_at < now()`)
  await db.query(sql`delete from transaction_changes where noted_at < now() - interval '1 hour'`)
  await db.query(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`)
  await db.query(sql`delete from password_resets where expires_at < now()`)
  await db.query(sql`delete from email_changes where expires_at < now()`)
  await db.query(sql`delete from known_devices where seen_at < now() - interval '365 days'`)
  await db.query(sql`delete from sign_in_flows where expires_at < now()`)
  await db.query(sql`delete from sessions s where not (${isLiving})`)
}

/** Takes the networks out of records of the audit that are older than 90 days: an attack was traced by then. */
export async function forgetNetworks(db: Queryable): Promise<void> {
  await db.query(sql`select forget_networks()`)
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

/**
 * Puts tallies of one kind and day together, which every change adds a row to; the sums stay what they are at every
 * moment. Of two processes each takes other rows, and whoever adds one waits for neither.
 */
export async function foldTallies(db: Queryable): Promise<void> {
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
