import { OperatorRefusal } from '../../operator-refusal'
import { columnParsers } from './column-parsers'
import { type Database, openPool, type Queryable, STATEMENT_LIMIT, withoutNames } from './database'
import pg from 'pg'
import { DatabaseUnavailable, isUnavailable } from './unavailable'

/**
 * Selects a text that changes when PostgreSQL restarts or when the tables are restored from a
 * backup.
 */
const lifeOfTables = `select concat_ws('.', pg_relation_filenode(to_regclass('monthly_totals')),
  extract(epoch from pg_postmaster_start_time())::bigint) as life`

/**
 * Connects to a PostgreSQL server by its URL.
 * @param options.prepare false behind a pooler that does not support prepared statements
 * @param options.isPooled true behind a pooler. A pooler refuses a statement timeout and a date
 * format from the client, so the operator must set them on the database's role.
 * @param options.limit milliseconds that a statement may take, unless it sets another limit
 * @throws OperatorRefusal, which names the environment variable, if the server cannot be reached
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
    // The driver's message is safe to print: it never contains the URL, which holds a password.
    throw new OperatorRefusal(
      `${variable}: the database cannot be reached (${(error as Error).message}). Check this address, and whether the database runs.`,
    )
  }
}

/**
 * Adds options to the URL. Dates are always `yyyy-mm-dd`, whatever is set on the server. JIT is
 * off, because after a wrong estimate, compiling takes seconds for a statement that runs for
 * milliseconds.
 */
function withOptions(url: string): string {
  const address = new URL(url)
  const given = address.searchParams.get('options')
  address.searchParams.delete('options')
  const options = ['-c jit=off', given, '-c datestyle=iso'].filter(Boolean).join(' ')
  // If the password contains a plain "%", the driver encodes the URL a second time. That breaks
  // "%3D" but not "%20", so "=" stays unencoded.
  address.search += `${address.search && '&'}options=${encodeURIComponent(options).replaceAll('%3D', '=')}`
  return address.href
}

/**
 * After this many milliseconds without an answer, the driver drops the connection that all lookups
 * share. The operating system notices a silent network failure only after 15 minutes.
 */
const SILENCE = 10_000

/**
 * One connection shared by all lookups of a row by its key. Lookups are so fast that each is sent
 * at once, without waiting for earlier answers or for a client of the pool. The connection opens at
 * the first lookup, and opens again after it broke.
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

/**
 * Compares the message, because the driver's error for `query_timeout` has no class and no code.
 */
const isSilent = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'
