import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { OperatorRefusal } from '../../operator-refusal'
import { type Database, openPool } from '../database'
import { DurableFiles } from './durable-files'
import { lockFolder } from './folder-lock'
import { type Mortal, openAgain } from './open-again'
import { closeDatabase, closeDataFolder } from './private-folder'
import { WatchedPglite } from './watched-pglite'

/** Letters of every language have a case, as on a server; plain "C" knows those of ASCII only. */
export const initDbStartParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Opens PGlite behind the pool that a server would have, with the one connection that PGlite has. */
export async function openPglite(options: PGliteOptions): Promise<Mortal> {
  const pglite = new WatchedPglite({ initDbStartParams, ...options })
  await pglite.waitReady.catch((error: unknown) => {
    pglite.letGo()
    throw error
  })
  // It answers without the event loop: one statement after the other would keep every other request unread.
  const config = Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 })
  const database = openPool(config, setImmediate)
  async function end() {
    await database.close()
    if (pglite.causeOfDeath === undefined) await pglite.close()
    else pglite.letGo()
  }
  let ended: Promise<void> | undefined
  return { ...database, causeOfDeath: () => pglite.causeOfDeath, close: () => (ended ??= end()) }
}

/**
 * Opens the embedded database in `dataFolder`/database, made on the first start, and holds the folder's lock
 * until it is closed: two processes on one folder would silently lose rows. Both folders are closed to others.
 * A database that died, of a full disk say, is opened anew when it is next asked.
 */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  closeDataFolder(dataFolder)
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const unfinished = join(dataFolder, 'database.unfinished')
    // A first start that was cut off has acknowledged nothing: begin again.
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    if (!existsSync(folder)) writeFileSync(unfinished, '')
    closeDatabase(folder)
    const database = await openAgain(() => openPglite(durableOptions(folder)))
    rmSync(unfinished, { force: true })
    return {
      ...database,
      folder,
      async close() {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (error instanceof OperatorRefusal) throw error
    throw new OperatorRefusal(
      `DATA_DIR: the embedded database in ${dataFolder} cannot be opened (${(error as Error).message}).`,
    )
  }
}

/** Files with real fsync, and a database that asks for it: PGlite turns fsync off by "-F". */
export const durableOptions = (folder: string): PGliteOptions => ({
  fs: new DurableFiles(folder),
  startParams: PGlite.defaultStartParams
    .filter(word => word !== '-F')
    .concat(['-c', 'wal_sync_method=fsync']),
})
