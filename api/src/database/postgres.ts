import { OperatorRefusal } from '../operator-refusal'
import { columnParsers } from './column-parsers'
import { type Database, openPool, withoutNames } from './database'
import { openLookups } from './lookups'

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
  const config = {
    connectionString: url,
    application_name: 'pundi',
    connectionTimeoutMillis: 10_000,
    ...(!isPooled && { statement_timeout: 15_000 }),
  }
  const database = openPool({ ...config, max: 10 }, { prepare })
  const lookups = openLookups({ ...config, types: columnParsers })
  try {
    await database.query({ text: 'select 1' })
    return {
      ...database,
      lookups: prepare ? lookups : withoutNames(lookups),
      async close() {
        await lookups.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    // The driver's message never contains the URL, which holds a password.
    throw new OperatorRefusal(`${variable}: the database cannot be reached (${(error as Error).message}).`)
  }
}
