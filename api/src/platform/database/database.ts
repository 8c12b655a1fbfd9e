import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { columnParsers } from './column-parsers'
import { queryAfterLock, type Statement } from './locks/query-after-lock'
import { DatabaseUnavailable, isUnavailable } from './unavailable'
import { watchWrites } from './watch-writes'

export type { Statement }

export type Queryable = {
  query: <Row extends object>(statement: Statement) => Promise<{ rows: Row[] }>
}

/**
 * The methods throw `DatabaseUnavailable` if the database is unreachable, full or too slow. They
 * pass on other errors unchanged.
 */
export type Database = Queryable & {
  folder?: string
  /** An id that changes when the database restarts or is restored from a backup. */
  life?: string | undefined
  lookups?: Queryable
  /** `work` must use only the given client, because the embedded database has only one client. */
  onOneClient: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** Rolls back if `work` fails. After a deadlock, runs `work` again, up to four times in total. */
  inTransaction: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** False after a failure of the database (a full disk, for example), until a write succeeds. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

export function oneOf<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0)
    throw new Error(`A statement that answers exactly one row answered ${rows.length}`)
  return row
}

/** Milliseconds after which a statement is canceled, unless it sets its own limit. */
export const STATEMENT_LIMIT = 15_000

const smallWrite = `create temporary table room_to_write on commit drop as
  select md5(n::text) from generate_series(1, 1000) n`

/**
 * A database that uses a connection pool. Avoids `pool.query`: that method closes the connection
 * after each error, and the embedded database has only one connection.
 * @param options.prepare false if prepared statements must not be used, see `openPostgres`
 */
export function openPool(config: pg.PoolConfig, { prepare = true }: { prepare?: boolean } = {}): Database {
  const pool = new pg.Pool({ ...config, types: columnParsers })
  // Without this listener, a broken idle connection would end the process. A running query gets the
  // error itself.
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
      return await work(prepare ? withLocks(client) : withoutNames(withLocks(client)))
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

export const withoutNames = (client: Queryable): Queryable => ({
  query: statement => client.query(withoutName(statement)),
})

const withoutName = ({ text, values, ...others }: Statement): Statement => ({
  ...{ text, ...(values && { values }) },
  ...('lock' in others && { lock: withoutName(others.lock) }),
})

const withLocks = (client: pg.PoolClient): Queryable => ({
  query: async <Row extends object>(statement: Statement) =>
    'lock' in statement
      ? queryAfterLock<Row>(client, statement.lock, statement)
      : client.query<Row>(statement),
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

/**
 * Rolls back after the error `cause`. If the rollback fails too, the connection is broken and
 * PostgreSQL rolls back by itself, so `cause` is thrown.
 */
export const rollBack = (client: Queryable, cause: unknown) =>
  client.query({ text: 'rollback' }).catch(() => {
    throw cause
  })

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
 * Runs `work` again after a deadlock, because PostgreSQL has rolled it back. Pauses first, so that
 * other database transactions can finish and the deadlock does not recur.
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

// Checks fields instead of `instanceof`, because the embedded database's errors have another class.
const isRefusalOf = (sqlState: string) => (error: unknown, constraint: string) => {
  const { code, constraint: refusing } = error as Partial<pg.DatabaseError>
  return error instanceof Error && code === sqlState && refusing === constraint
}

export const isDuplicate = isRefusalOf('23505')

export const isMisfit = isRefusalOf('23503')

/**
 * True if the error comes from the given check constraint, or from a trigger that uses the
 * constraint's name.
 */
export const isBeyond = isRefusalOf('23514')
