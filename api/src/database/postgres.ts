import { OperatorRefusal } from '../operator-refusal'
import { type Database, openPool } from './database'

/**
 * Opens a PostgreSQL server by its URL; refuses with one sentence that names the variable if it cannot be reached.
 *
 * @param options.prepare false behind a pooler in transaction mode. Statements then have no names, and the time limit
 * of a statement is left to the settings of the database's role: such poolers refuse it from a client.
 */
export async function openPostgres(
  url: string,
  { prepare = true, variable = 'DATABASE_URL' } = {},
): Promise<Database> {
  const database = openPool(
    {
      connectionString: url,
      max: 10,
      application_name: 'pundi',
      connectionTimeoutMillis: 10_000,
      ...(prepare && { statement_timeout: 15_000 }),
    },
    { prepare },
  )
  try {
    await database.query({ text: 'select 1' })
    return database
  } catch (error) {
    await database.close()
    // The driver's message never contains the URL, which holds a password.
    throw new OperatorRefusal(`${variable}: the database cannot be reached (${(error as Error).message}).`)
  }
}
