import { OperatorRefusal } from '../operator-refusal'
import { columnParsers } from './column-parsers'
import { type Database, openPool, STATEMENT_LIMIT, withoutNames } from './database'
import { openLookups } from './lookups'

/** The database has another of these after each restart, and after its tables were put back from a backup. */
const lifeOfTables = `select concat_ws('.', pg_relation_filenode(to_regclass('monthly_totals')),
  extract(epoch from pg_postmaster_start_time())::bigint) as life`

/**
 * Opens a PostgreSQL server by its URL; refuses with one sentence that names the variable if it cannot be reached.
 *
 * @param options.prepare false behind a pooler that knows no prepared statements: then statements have no names
 * @param options.isPooled the address is a pooler's. It refuses the time limit of a statement and the form of dates from
 * a client, so these are left to the settings of the database's role.
 * @param options.limit milliseconds that a statement may take unless it sets another limit
 */
export async function openPostgres(
  url: string,
  { prepare = true, isPooled = false, variable = 'DATABASE_URL', limit = STATEMENT_LIMIT } = {},
): Promise<Database> {
  const config = {
    connectionString: isPooled ? url : withIsoDates(url),
    application_name: 'pundi',
    connectionTimeoutMillis: 10_000,
    ...(!isPooled && { statement_timeout: limit }),
  }
  const database = openPool({ ...config, max: 10 }, { prepare })
  const lookups = openLookups({ ...config, types: columnParsers })
  try {
    const { rows } = await database.query<{ life: string }>({ text: lifeOfTables })
    return {
      ...database,
      life: rows[0]?.life,
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

/** Dates come and go as `yyyy-mm-dd`, whatever the server, the database or the role is set to. */
function withIsoDates(url: string): string {
  const address = new URL(url)
  const given = address.searchParams.get('options')
  address.searchParams.delete('options')
  const options = [given, '-c datestyle=iso'].filter(Boolean).join(' ')
  // With a password that has a plain "%", the driver encodes the whole address once more, all but blanks.
  address.search += `${address.search && '&'}options=${encodeURIComponent(options).replaceAll('%3D', '=')}`
  return address.href
}
