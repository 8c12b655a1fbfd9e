import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { columnParsers } from './column-parsers'
import { DatabaseUnavailable, isUnavailable } from './unavailable'
import { watchWrites } from './watch-writes'

/** SQL with values. Each connection plans a statement with a name only once. */
export type Statement = Sql | { name?: string; text: string; values?: unknown[] }

/** What queries run on: the database, or one client for statements that belong together. */
export type Queryable = {
  query: <Row extends object>(statement: Statement) => Promise<{ rows: Row[] }>
}

/**
 * An open database. `folder` is where the embedded database keeps its files; a server has none. Throws
 * `DatabaseUnavailable` if the database is away, full or too slow. Other errors of a statement are thrown unchanged.
 */
export type Database = Queryable & {
  folder?: string
  /** Differs from what it was before the data was put back from a backup, also where these read alike. */
  life?: string | undefined
  /** For lookups by a key, where they need not wait for a client of the pool. */
  lookups?: Queryable
  /** Runs `work` on one client. `work` must not ask for a second client: the embedded database has only one. */
  onOneClient: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** Runs `work` in a transaction, which is rolled back if `work` fails. After a deadlock it runs again, four times in all at most. */
  inTransaction: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** False after a failure of the database itself, until a write succeeds. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

/**
 * The only row of a statement that always answers one. Throws if there are none or several, which is a bug in the
 * statement.
 */
export function oneOf<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0)
    throw new Error(`A statement that answers exactly one row answered ${rows.length}`)
  return row
}

/** Milliseconds that a statement may take, unless it sets another limit: after that it is ended. */
export const STATEMENT_LIMIT = 15_000

/** Writes some pages to the disk and leaves nothing behind. */
const smallWrite = `create temporary table room_to_write on commit drop as
  select md5(n::text) from generate_series(1, 1000) n`

/**
 * A database over the driver's pool. It does not use the pool's own `query`, which closes a connection after every
 * error: a new connection would be needed each time, and the embedded database has only one.
 *
 * @param options.prepare false if statements must have no names, see `openPostgres`
 */
export function openPool(config: pg.PoolConfig, { prepare = true }: { prepare?: boolean } = {}): Database {
  const pool = new pg.Pool({ ...config, types: columnParsers })
  // Without a listener, a broken connection would end the process. The query that used it gets the error.
  pool.on('error', () => undefined)
  const broken = new WeakSet<Queryable>()
  pool.on('connect', client => client.on('error', () => broken.add(client)))
  const writes = watchWrites(() => query({ text: smallWrite }))

  function unavailable(cause: unknown) {
    const failure = cause instanceof DatabaseUnavailable ? cause : new DatabaseUnavailable(cause)
    writes.noteFailure(failure)
    return failure
  }
  async function onOneClient<Result>(work: (client: Queryable) => Promise<Result>) {
    const client = await pool.connect().catch((error: unknown) => {
      throw unavailable(error)
    })
    try {
      return await work(prepare ? client : withoutNames(client))
    } catch (error) {
      throw broken.has(client) || isUnavailable(error) ? unavailable(error) : error
    } finally {
      client.release()
    }
  }
  const query: Queryable['query'] = statement =>
    againAfterDeadlock(() => onOneClient(client => client.query(statement)))
  return {
    isWritable: () => writes.isWritable(),
    onOneClient,
    inTransaction: work => againAfterDeadlock(() => onOneClient(client => transact(client, work))),
    query,
    close: () => pool.end(),
  }
}

/** The client of a pooler that knows no prepared statements. */
export const withoutNames = (client: Queryable): Queryable => ({
  query: ({ text, values }) => client.query({ text, ...(values && { values }) }),
})

async function transact<Result>(client: Queryable, work: (client: Queryable) => Promise<Result>) {
  await client.query({ text: 'begin' })
  try {
    const result = await work(client)
    await client.query({ text: 'commit' })
    return result
  } catch (error) {
    await rollBack(client, error)
    throw error
  }
}

/** Ends a transaction that `cause` broke. Where the connection broke too, nothing of it is left: `cause` is thrown. */
export const rollBack = (client: Queryable, cause: unknown) =>
  client.query({ text: 'rollback' }).catch(() => {
    throw cause
  })

/** Runs `work` on one client, whose statements may take as long as they need. */
export const withoutLimit = <Result>(
  database: Database,
  work: (client: Queryable) => Promise<Result>,
): Promise<Result> =>
  database.onOneClient(async client => {
    await client.query({ text: 'set statement_timeout = 0' })
    try {
      return await work(client)
    } finally {
      await client.query({ text: 'reset statement_timeout' })
    }
  })

/**
 * Does the work again if the database ended it because of a deadlock: nothing of it was kept. It pauses before, so that
 * those who waited for its locks get them: if it took them again at once, the same deadlock would end it again.
 */
async function againAfterDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = 3; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isDeadlock(error)) throw error
    }
    await setTimeout(Math.random() * 200)
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'

// The embedded database has an error class of its own.
const isRefusalOf = (sqlState: string) => (error: unknown, constraint: string) => {
  const { code, constraint: refusing } = error as Partial<pg.DatabaseError>
  return error instanceof Error && code === sqlState && refusing === constraint
}

/** True if the unique constraint or index of this name refused the statement. */
export const isDuplicate = isRefusalOf('23505')

/** True if the foreign key of this name refused the statement, on either side. */
export const isMisfit = isRefusalOf('23503')

/** True if the check of this name refused the statement, or a trigger that raises a check violation. */
export const isBeyond = isRefusalOf('23514')
