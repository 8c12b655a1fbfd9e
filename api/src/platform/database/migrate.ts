import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { OperatorRefusal } from '../../operator-refusal'
import { type Database, oneOf, type Queryable, rollBack, withoutLimit } from './database'

type Migration = { name: string; text: string; checksum: string }

const START_LOCK = 7_384_164

export function readMigrations(folder = new URL('./migrations/', import.meta.url)): Migration[] {
  return readdirSync(folder)
    .filter(name => /^\d{3}-.+\.sql$/.test(name))
    .sort()
    .map(name => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/**
 * Runs `work` on one client while holding a lock, because two processes that migrate an empty
 * database at the same time would both fail.
 */
export async function startAlone(database: Database, work: (client: Queryable) => Promise<void>) {
  // No statement limit, because waiting for the lock may take longer than the limit.
  await withoutLimit(database, async client => {
    await client.query({ text: 'select pg_advisory_lock($1)', values: [START_LOCK] })
    try {
      await work(client)
    } finally {
      await client.query({ text: 'select pg_advisory_unlock($1)', values: [START_LOCK] })
    }
  })
}

/**
 * Applies the missing migrations, each in its own transaction.
 * @throws OperatorRefusal if the file of an applied migration was edited, or if a newer build has
 * migrated the database, because an older build must not write to it
 */
export async function migrate(client: Queryable, migrations = readMigrations()): Promise<void> {
  // Checks first, because "create table if not exists" requires the right to create tables even if
  // the table exists.
  if (await isEmpty(client))
    await client.query(
      sql`create table schema_migrations
          (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    )
  const { rows } = await client.query<Migration>(sql`select name, checksum from schema_migrations`)
  const applied = new Map(rows.map(row => [row.name, row.checksum]))
  refuseNewer([...applied.keys()], migrations)
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) await apply(client, migration)
    else if (checksum !== migration.checksum)
      throw new OperatorRefusal(
        `The file of the migration ${migration.name} was edited after the migration had been applied to this database. Undo the edit, and write a new migration.`,
      )
  }
}

function refuseNewer(applied: string[], migrations: Migration[]) {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = applied.filter(name => !known.has(name)).sort()
  if (unknown.length)
    throw new OperatorRefusal(
      `A newer build of Pundi has changed this database: this build lacks its migration ${unknown.join(', ')}. Start the newer build, or restore a backup from before that migration.`,
    )
}

async function isEmpty(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ is_empty: boolean }>(
    sql`select to_regclass('schema_migrations') is null as is_empty`,
  )
  return oneOf(rows).is_empty
}

async function apply(client: Queryable, { name, text, checksum }: Migration) {
  await client.query({ text: 'begin' })
  try {
    await client.query({ text })
    await client.query(sql`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`)
    await client.query({ text: 'commit' })
  } catch (error) {
    await rollBack(client, error)
    throw error
  }
}

/**
 * True if all migrations of this build are applied. The database may have further migrations: after
 * a newer build has migrated it, this process continues to serve.
 */
export async function isMigrated(database: Queryable, migrations = readMigrations()): Promise<boolean> {
  const { rows } = await database.query<{ name: string }>(sql`select name from schema_migrations`)
  const applied = new Set(rows.map(row => row.name))
  return migrations.every(({ name }) => applied.has(name))
}
