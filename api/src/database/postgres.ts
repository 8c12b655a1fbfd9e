import { OperatorRefusal } from '../operator-refusal'
import { type Database, openPool } from './database'

/** Opens a PostgreSQL server by its URL. Throws an `OperatorRefusal` if it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const database = openPool({
    connectionString: url,
    max: 10,
    application_name: 'pundi',
    statement_timeout: 15_000,
    connectionTimeoutMillis: 10_000,
  })
  try {
    await database.query({ text: 'select 1' })
    return database
  } catch (error) {
    await database.close()
    // The driver's message never contains the URL, which holds a password.
    throw new OperatorRefusal(`DATABASE_URL: the database cannot be reached (${(error as Error).message}).`)
  }
}
