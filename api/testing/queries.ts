import pg from 'pg'
import sql from 'sql-template-tag'
import type { Database, Statement } from '../src/database/database'

/** Whatever a statement answers: tests look where the api does not let them. */
export async function readRows(database: Database, statement: Statement): Promise<Record<string, unknown>[]> {
  return (await database.query<Record<string, unknown>>(statement)).rows
}

/** Runs one statement on a server, beside any pool. */
export async function runOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(text)
  await client.end()
}

export async function countTransactions({ database }: { database: Database }, userId: number) {
  const [row] = await readRows(
    database,
    sql`select count(*) as count from transactions where user_id = ${userId}`,
  )
  return row!.count
}
