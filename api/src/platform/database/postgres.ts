import { OperatorRefusal } from '../../operator-refusal'
import { columnParsers } from './column-parsers'
import { type Database, openPool, type Queryable, STATEMENT_LIMIT, withoutNames } from './database'
import pg from 'pg'
import { DatabaseUnavailable, isUnavailable } from './unavailable'

/** A text that changes after each restart of the server, and after the tables were restored from a backup. */
const lifeOfTables = `select concat_ws('.', pg_relation_filenode(to_regclass('monthly_totals')),
  extract(epoch from pg_postmaster_start_time())::bigint) as life`

/**
 * Opens a PostgreSQL server by its URL; refuses with one sentence that names the variable if it cannot be reached.
 * @param options.prepare false behind a pooler without prepared statements: then statements have no names
 * @param options.isPooled true for a pooler. It refuses a client's statement timeout and date format, so these are left
 * to the settings of the database's role.
 * @param options.limit milliseconds that a statement may take unless it sets another limit
 */
export async function openPostgres(
  url: string,
  { prepare = true, isPooled = false, variable = 'DATABASE_URL', limit = STATEMENT_LIMIT } = {},
): Promise<Database> {
  const config = {
    connectionString: isPooled ? url : withOptions(url),
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

/**
 * Dates are `yyyy-mm-dd` whatever the server, database or role is set to. JIT is off: if the planner overestimates
 * rows, compiling takes seconds for a statement of milliseconds.
 */
function withOptions(url: string): string {
  const address = new URL(url)
  const given = address.searchParams.get('options')
  address.searchParams.delete('options')
  const options = ['-c jit=off', given, '-c datestyle=iso'].filter(Boolean).join(' ')
  // If the password contains a plain "%", the driver encodes the whole address a second time, except blanks. So "="
  // stays unencoded here.
  address.search += `${address.search && '&'}options=${encodeURIComponent(options).replaceAll('%3D', '=')}`
  return address.href
}

/**
 * Milliseconds without an answer after which the driver drops the connection. All lookups share this connection and
 * would wait: after a silent cut of the network, the system notices only after a quarter of an hour.
 */
const SILENCE = 10_000

/**
 * One connection that lookups by a key share: each lookup is sent at once, and they are answered in turn. They are so
 * fast that they need not wait for a client of the pool. The connection opens at the first lookup, and again after it
 * broke.
 */
export function openLookups(config: pg.ClientConfig): Queryable & { close: () => Promise<void> } {
  let shared: { client: pg.Client; connecting: Promise<unknown> } | undefined
  const broken = new WeakSet<pg.Client>()

  function connect() {
    const client = new pg.Client({ query_timeout: SILENCE, ...config, pipeline: true })
    const leave = () => {
      broken.add(client)
      if (shared?.client === client) shared = undefined
    }
    client.on('error', leave)
    client.on('end', leave)
    return { client, connecting: client.connect().catch(refuse) }

    function refuse(error: unknown): never {
      leave()
      throw error
    }
  }
  return {
    async query(statement) {
      const { client, connecting } = (shared ??= connect())
      try {
        await connecting
        return await client.query(statement)
      } catch (error) {
        throw broken.has(client) || isSilent(error) || isUnavailable(error)
          ? new DatabaseUnavailable(error)
          : error
      }
    },
    async close() {
      await shared?.client.end()
    },
  }
}

/** The driver's error for `query_timeout` has neither a class nor a code. */
const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
