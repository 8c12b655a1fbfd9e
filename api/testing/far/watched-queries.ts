import { performance } from 'node:perf_hooks'
import type { Database, Queryable, Statement } from '../../src/platform/database/database'
import { countExamined } from './examined-queries'

export interface Seen {
  statements: number
  /** Milliseconds of the slowest statement. For an embedded database in a folder: processor time. */
  longest: number
  rows: number
  examined: number
}

function usedByProcess(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function watchStatements(database: Database, { isCounting = false } = {}) {
  // A database with a folder is embedded in this process, so its processor time can be measured.
  const clock = database.folder === undefined ? () => performance.now() : usedByProcess
  let seen: Seen = { statements: 0, longest: 0, rows: 0, examined: 0 }
  const watched =
    (of: Queryable): Queryable['query'] =>
    async <Row extends object>(statement: Statement) => {
      const begun = clock()
      const answer = await of.query<Row>(statement)
      const took = clock() - begun
      const { length } = answer.rows
      const examined = isCounting ? await countExamined(of, statement) : 0
      seen = {
        statements: seen.statements + 1,
        longest: Math.max(seen.longest, took),
        rows: Math.max(seen.rows, length),
        examined: Math.max(seen.examined, examined),
      }
      return answer
    }
  const client = (of: Queryable): Queryable => ({ query: watched(of) })
  const watching: Database = {
    ...database,
    query: watched(database),
    onOneClient: work => database.onOneClient(of => work(client(of))),
    inTransaction: work => database.inTransaction(of => work(client(of))),
  }
  return {
    database: watching,
    reset: () => (seen = { statements: 0, longest: 0, rows: 0, examined: 0 }),
    seen: () => seen,
  }
}
