import type { Duplex } from 'node:stream'
import pg from 'pg'
import type { Sql } from 'sql-template-tag'

/**
 * A statement with a `name` is planned once per connection. If a statement has a `lock`, the `lock`
 * statement runs first, in the same database transaction. If `lock` finds no row, the statement
 * fails with `NothingLocked`.
 */
export type Statement = Sql | { name?: string; text: string; values?: unknown[]; lock?: Statement }

export class NothingLocked extends Error {}

/**
 * Sends `lock` and `statement` together, in one transaction. `statement` sees everything that was
 * committed before the lock was granted. If either fails, both are rolled back.
 *
 * @throws NothingLocked if the lock found no row; write `statement` so that it then changes nothing
 */
export function queryAfterLock<Row extends object>(
  client: Pick<pg.PoolClient, 'query'>,
  lock: Statement,
  statement: Statement,
): Promise<{ rows: Row[] }> {
  return new Promise((resolve, reject) => {
    client.query(
      new LockedQuery(lock, statement, (error, result) => {
        if (error) reject(error)
        else resolve(result as { rows: Row[] })
      }),
    )
  })
}

type Done = (error: Error | null | undefined, result?: object) => void

interface Answered {
  _result: object
  name?: string | undefined
  text?: string | undefined
  submit: (connection: pg.Connection) => Error | null
  handleRowDescription: (message: object) => void
  handleDataRow: (message: object) => void
  handleCommandComplete: (message: object, connection: pg.Connection) => void
  handleError: (error: Error, connection: pg.Connection) => void
  handleReadyForQuery: (connection: pg.Connection) => void
}

/**
 * Makes a query object of the driver that uses PostgreSQL's extended protocol, even without
 * parameters.
 *
 * @param rows the most rows to fetch. If given, the driver sends no Sync message, so the database
 * transaction stays open.
 */
function queryOf({ text, values, ...others }: Statement, done: Done, rows?: number): Answered {
  const name = 'name' in others ? others.name : undefined
  const config = { text, values: values ?? [], name, queryMode: 'extended', rows }
  return new pg.Query(config, done) as pg.Submittable as Answered
}

/**
 * Runs two queries as one database transaction: PostgreSQL commits at a Sync message, and only the
 * second query sends a Sync. All answers up to the first CommandComplete belong to the lock. The
 * lock finds at most one row, but its limit is two rows: PostgreSQL sends no CommandComplete when a
 * limit is reached.
 */
class LockedQuery implements Answered {
  #lock: Answered
  #statement: Answered
  #answering: Answered
  #isHeld = false

  constructor(lock: Statement, statement: Statement, done: Done) {
    const report: Done = (error, result) =>
      this.#isHeld || this.#answering === this.#lock ? done(error, result) : done(new NothingLocked())
    this.#lock = queryOf(lock, report, 2)
    this.#statement = queryOf(statement, report)
    this.#answering = this.#lock
  }

  get _result() {
    return this.#statement._result
  }

  get name() {
    return this.#answering.name
  }

  get text() {
    return this.#answering.text
  }

  submit(connection: pg.Connection) {
    const stream: Partial<Duplex> = connection.stream
    stream.cork?.()
    try {
      const refusal = this.#lock.submit(connection) ?? this.#statement.submit(connection)
      // Closes the connection if a query was not sent: PostgreSQL would wait for ever for the
      // missing Sync.
      if (refusal) connection.stream.destroy()
      return refusal
    } finally {
      stream.uncork?.()
    }
  }

  handleRowDescription(message: object) {
    this.#answering.handleRowDescription(message)
  }

  handleDataRow(message: object) {
    if (this.#answering === this.#lock) this.#isHeld = true
    else this.#statement.handleDataRow(message)
  }

  handleCommandComplete(message: object, connection: pg.Connection) {
    if (this.#answering === this.#lock) this.#answering = this.#statement
    else this.#statement.handleCommandComplete(message, connection)
  }

  handleError(error: Error, connection: pg.Connection) {
    // After an error, PostgreSQL skips the rest of the request and may not have prepared the second
    // statement. So the driver must prepare it again next time.
    const { submittedNamedStatements } = connection as pg.Connection & Submitted
    if (this.#statement.name) delete submittedNamedStatements[this.#statement.name]
    this.#answering.handleError(error, connection)
  }

  handleReadyForQuery(connection: pg.Connection) {
    this.#statement.handleReadyForQuery(connection)
  }
}

type Submitted = { submittedNamedStatements: Record<string, string> }
