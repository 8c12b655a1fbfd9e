import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { type Database, openPool } from '../src/platform/database/database'
import { type Fresh, makeFresh, readFresh } from './fresh-queries'

type Kept = { pglite: PGlite; fresh: Fresh }
type TestWorker = { openPglite: (options: PGliteOptions) => Promise<PGlite>; kept: Kept[] }

/** Defined for each test file by worker-environment.mjs. */
declare const testWorker: () => TestWorker

/**
 * Lends a database. `close` resets the database and keeps it for the next test file of this
 * process.
 */
export async function lendKeptDatabase(open: () => Promise<PGliteOptions>): Promise<Database> {
  const { kept, openPglite } = testWorker()
  const known = kept.pop()
  const pglite = known?.pglite ?? (await openPglite(await open()))
  const config = Object.assign(createPgConfig(withOwnErrors(pglite)), { max: 1, idleTimeoutMillis: 0 })
  const database = openPool(config)
  const fresh = known?.fresh ?? (await readFresh(database))

  async function giveBack() {
    let isFresh = false
    try {
      isFresh = await makeFresh(database, fresh)
    } finally {
      await database.close()
      if (isFresh) kept.push({ pglite, fresh })
      else await pglite.close()
    }
  }
  let given: Promise<void> | undefined
  return { ...database, close: () => (given ??= giveBack()) }
}

/**
 * Jest gives each test file its own class `Error`. Converts the database's errors to that class, so
 * that `instanceof Error` works.
 */
const withOwnErrors = (pglite: PGlite): PGlite => {
  const execProtocolStream: PGlite['execProtocolStream'] = async (...asked) =>
    (await pglite.execProtocolStream(...asked)).map(answer =>
      answer.name === 'error'
        ? Object.assign(new Error(String(Reflect.get(answer, 'message'))), answer)
        : answer,
    )
  return new Proxy(pglite, {
    get: (target, name): unknown =>
      name === 'execProtocolStream' ? execProtocolStream : Reflect.get(target, name, target),
  })
}
