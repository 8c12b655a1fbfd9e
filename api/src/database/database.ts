import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { columnParsers } from './column-parsers'
import { DatabaseUnavailable, isUnavailable } from './unavailable'
import { watchWrites } from './watch-writes'

/** Text with values, under a name where each connection should plan it once. */
export type Statement = Sql | { name?: string; text: string; values?: unknown[] }

/** What queries run on: the database, or one client where several statements belong together. */
export type Queryable = {
  query: <Row extends object>(statement: Statement) => Promise<{ rows: Row[] }>
}

/**
 * An open database. `folder` is where the embedded one keeps its files; absent for a server. What fails because the
 * database is away, full or too slow is thrown as `DatabaseUnavailable`; a refused statement as it is.
 */
export type Database = Queryable & {
  folder?: string
  /** Runs `work` on one client. Nothing in it may wait for another: the embedded database has but one. */
  onOneClient: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /**
   * The same in one transaction, which is taken back where `work` fails. Where the database ended it because two
   * waited for each other, it is done once more from the beginning.
   */
  inTransaction: <Result>(work: (client: Queryable) => Promise<Result>) => Promise<Result>
  /** False from a failure of the database itself on, until a write works. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

/** The row of a statement that answers exactly one, whatever there is. Anything else is a bug in the statement. */
export function oneOf<Row>(rows: readonly Row[]): Row {
  const [row, ...others] = rows
  if (row === undefined || others.length > 0)
    throw new Error(`A statement that answers exactly one row answered ${rows.length}`)
  return row
}

/** A write that needs room on the disk, and leaves nothing behind. */
const smallWrite = `create temporary table room_to_write on commit drop as
  select md5(n::text) from generate_series(1, 1000) n`

/**
 * A database over the driver's pool. Its own `query` and not the pool's: that one throws a client away after
 * every refused statement, which costs a new connection each, and which the embedded database does not survive.
 *
 * @param rest what is awaited before a client goes to whoever waits for it
 */
export function openPool(config: pg.PoolConfig, rest?: () => Promise<unknown>): Database {
  const pool = new pg.Pool({ ...config, types: columnParsers })
  // A connection that breaks would otherwise end this process; whoever was using it gets the error.
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
      return await work(client)
    } catch (error) {
      throw broken.has(client) || isUnavailable(error) ? unavailable(error) : error
    } finally {
      await rest?.()
      client.release()
    }
  }
  const query: Queryable['query'] = statement => onOneClient(client => client.query(statement))
  return {
    isWritable: () => writes.isWritable(),
    onOneClient,
    inTransaction: work =>
      onOneClient(client => transact(client, work)).catch((error: unknown) => {
        if (!isDeadlock(error)) throw error
        return onOneClient(client => transact(client, work))
      }),
    query,
    close: () => pool.end(),
  }
}

async function transact<Result>(client: Queryable, work: (client: Queryable) => Promise<Result>) {
  await client.query({ text: 'begin' })
  try {
    const result = await work(client)
    await client.query({ text: 'commit' })
    return result
  } catch (error) {
    await client.query({ text: 'rollback' })
    throw error
  }
}

const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'

// The embedded database has a class of errors of its own.
const isRefusalOf = (sqlState: string) => (error: unknown, constraint: string) => {
  const { code, constraint: refusing } = error as Partial<pg.DatabaseError>
  return error instanceof Error && code === sqlState && refusing === constraint
}

/** True for the refusal of a unique constraint or index of that name. */
export const isDuplicate = isRefusalOf('23505')

/** True for the refusal of a foreign key of that name, by either of its sides. */
export const isMisfit = isRefusalOf('23503')

/** True for the refusal of a check, or of a trigger that refuses as one, of that name. */
export const isBeyond = isRefusalOf('23514')
