import { OperatorRefusal } from '../operator-refusal'
import { type Database, openPool } from './database'

/**
 * Opens a PostgreSQL server by its URL; refuses with one sentence that names the variable if it cannot be reached.
 *
 * @param options.prepare false behind a pooler that knows no prepared statements: then statements have no names
 * @param options.isPooled the address is a pooler's. It refuses the time limit of a statement from a client, so that is
 * left to the settings of the database's role.
 */
export async function openPostgres(
  url: string,
  { prepare = true, isPooled = false, variable = 'DATABASE_URL' } = {},
): Promise<Database> {
  const database = openPool(
    {
      connectionString: url,
      max: 10,
      application_name: 'pundi',
      connectionTimeoutMillis: 10_000,
      ...(!isPooled && { statement_timeout: 15_000 }),
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
