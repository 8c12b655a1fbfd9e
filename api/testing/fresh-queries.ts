import sql, { raw } from 'sql-template-tag'
import type { Database, Queryable } from '../src/platform/database/database'
import { readRows } from './queries'

export type Fresh = { shape: string; rows: { name: string; rows: unknown }[] }

export async function readFresh(database: Database): Promise<Fresh> {
  const tables = await readRows(
    database,
    sql`select relname as name from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'r' order by oid`,
  )
  const rows: Fresh['rows'] = []
  for (const { name } of tables) {
    const [table] = await readRows(database, sql`select json_agg(r) as rows from ${raw(String(name))} r`)
    rows.push({ name: String(name), rows: table?.rows })
  }
  return { shape: await readShape(database), rows }
}

/**
 * Resets the database to the given rows. False if a test changed the schema: the database must then
 * not be used again.
 */
export async function makeFresh(database: Database, { shape, rows }: Fresh): Promise<boolean> {
  await database.query({ text: 'rollback' })
  await database.query({ text: 'discard all' })
  if ((await readShape(database)) !== shape) return false
  await database.inTransaction(client => putBack(client, rows))
  // The write-ahead log is in memory, and grows until a checkpoint.
  await database.query({ text: 'checkpoint' })
  return true
}

async function putBack(client: Queryable, tables: Fresh['rows']) {
  // Turns triggers off for this database transaction, because a trigger prevents emptying the table
  // `audit`.
  await client.query({ text: 'set local session_replication_role = replica' })
  await client.query({ text: `truncate ${tables.map(({ name }) => name).join(', ')} restart identity` })
  for (const { name, rows } of tables)
    if (rows)
      await client.query(
        sql`insert into ${raw(name)} select * from json_populate_recordset(null::${raw(name)}, ${JSON.stringify(rows)}::json)`,
      )
}

async function readShape(database: Database): Promise<string> {
  const [row] = await readRows(
    database,
    sql`select md5(string_agg(part, ',' order by part)) as shape from (
          select concat_ws(' ', 'relation', oid, relname, relkind, relnatts, relhastriggers) as part
            from pg_class where relnamespace = current_schema()::regnamespace
          union all select concat_ws(' ', 'column', attrelid, attname, atttypid, attnotnull, atthasdef)
            from pg_attribute join pg_class on pg_class.oid = attrelid
            where relnamespace = current_schema()::regnamespace
          union all select concat_ws(' ', 'constraint', conrelid, conname, pg_get_constraintdef(oid))
            from pg_constraint where connamespace = current_schema()::regnamespace
          union all select concat_ws(' ', 'trigger', tgrelid, tgname, tgenabled) from pg_trigger
          union all select concat_ws(' ', 'function', oid, proname, prosrc)
            from pg_proc where pronamespace = current_schema()::regnamespace
        ) parts`,
  )
  return String(row?.shape)
}
