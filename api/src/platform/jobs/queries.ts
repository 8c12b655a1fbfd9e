import sql, { raw, type Sql } from 'sql-template-tag'
import { isLiving } from '../caller/session-queries'
import { type Database, oneOf, type Queryable, withoutLimit } from '../database/database'

/**
 * The most rows that one statement changes, so that the statement is quick and blocks nobody for
 * long.
 */
export const MOST_AT_ONCE = 1000

const expired: Record<string, Sql> = {
  attempts: sql`s.empty_at < now()`,
  idempotency_keys: sql`s.created_at < now() - interval '7 days'`,
  password_resets: sql`s.expires_at < now()`,
  email_changes: sql`s.expires_at < now()`,
  email_proofs: sql`s.expires_at < now()`,
  unsubscribe_links: sql`s.expires_at < now()`,
  known_devices: sql`s.seen_at < now() - interval '365 days'`,
  sign_in_flows: sql`s.expires_at < now()`,
  sessions: sql`not (${isLiving})`,
}

/**
 * Removes expired sessions, e-mail links and Google sign-ins, browsers that were not used for a
 * year, attempts that no longer count, and idempotency keys after a week. Works in small steps, and
 * leaves locked rows for the next round.
 */
export async function removeExpired(db: Queryable, isStopped = () => false): Promise<void> {
  for (const [table, condition] of Object.entries(expired))
    await inSteps(isStopped, async () => {
      // Deletes by ctid (the row's physical position). It cannot change meanwhile, because this
      // statement has locked the row.
      const { rows } = await db.query(
        sql`delete from ${raw(table)} where ctid = any(array(
              select s.ctid from ${raw(table)} s where ${condition} limit ${MOST_AT_ONCE} for update skip locked
            )) returning 1 as gone`,
      )
      return rows.length
    })
}

export async function forgetNetworks(db: Queryable, isStopped = () => false): Promise<void> {
  await inSteps(isStopped, async () => {
    const { rows } = await db.query<{ count: number }>(
      sql`select forget_networks(${MOST_AT_ONCE}::integer) as count`,
    )
    return oneOf(rows).count
  })
}

async function inSteps(isStopped: () => boolean, step: () => Promise<number>): Promise<void> {
  while (!isStopped() && (await step()) === MOST_AT_ONCE);
}

/**
 * Vacuums and analyzes the tables that changed a lot, and returns their names. The embedded
 * database needs this, because it has no autovacuum. The thresholds are PostgreSQL's defaults for
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
