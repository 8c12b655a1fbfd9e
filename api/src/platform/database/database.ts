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

/** Throws `DatabaseUnavailable` if the database is unreachable, full or too slow. Other errors are unchanged. */
export type Database = Queryable & {
  folder?: string
  /** Changes when a backup is restored, even if the data is equal. */
  life?: string | undefined
  lookups?: Queryable
  /** `work` must not ask for a second client: the embedded database has only one. */
  onOneClient: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** Rolls back if `work` fails. After a deadlock `work` runs again, at most four times in all. */
  inTransaction: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** False after the database itself failed, until a write succeeds. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

export function oneOf<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0)
    throw new Error(`A statement that answers exactly one row answered ${rows.length}`)
  return row
}

/** Milliseconds after which a statement is ended, unless it has its own limit. */
export const STATEMENT_LIMIT = 15_000

const smallWrite = `create temporary table room_to_write on commit drop as
  select md5(n::text) from generate_series(1, 1000) n`

/**
 * A database over the driver's pool. Does not use the pool's `query`, which closes the connection after every error:
 * the embedded database has only one connection.
 * @param options.prepare false if statements must have no names, see `openPostgres`
 */
export function openPool(config: pg.PoolConfig, { prepare = true }: { prepare?: boolean } = {}): Database {
  const pool = new pg.Pool({ ...config, types: columnParsers })
  // Without a listener, a broken connection would end the process. The query that uses the connection gets the error
  // anyway.
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

/** Rolls back after `cause`. If the connection broke too, nothing is left to roll back: `cause` is thrown. */
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
 * Repeats the work after a deadlock, which rolled everything back. Pauses first, so that waiting transactions get
 * their locks; otherwise the same deadlock would come again.
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

// Errors of the embedded database have their own class, so only their fields are checked.
const isRefusalOf = (sqlState: string) => (error: unknown, constraint: string) => {
  const { code, constraint: refusing } = error as Partial<pg.DatabaseError>
  return error instanceof Error && code === sqlState && refusing === constraint
}

export const isDuplicate = isRefusalOf('23505')

export const isMisfit = isRefusalOf('23503')

/** True if the check constraint, or a trigger that raises a check violation in its name, refused the statement. */
export const isBeyond = isRefusalOf('23514')
