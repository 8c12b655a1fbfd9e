import { randomUUID } from 'node:crypto'
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

/** With this locale all letters have upper and lower case, as on a server. The locale "C" knows only those of ASCII. */
export const initDbStartParams = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/** Opens PGlite behind the same pool as a server, with PGlite's one connection. */
export async function openPglite(options: PGliteOptions): Promise<Mortal> {
  const pglite = new WatchedPglite({ initDbStartParams, ...options })
  await pglite.waitReady.catch((error: unknown) => {
    pglite.letGo()
    throw error
  })
  // PGlite answers without a turn of the event loop. A pause after each statement lets the server read other requests.
  const config = Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0 })
  const database = openPool(config, { rest: setImmediate })
  async function end() {
    await database.close()
    if (pglite.causeOfDeath === undefined) await pglite.close()
    else pglite.letGo()
  }
  let ended: Promise<void> | undefined
  return { ...database, causeOfDeath: () => pglite.causeOfDeath, close: () => (ended ??= end()) }
}

/**
 * Opens the embedded database in `dataFolder`/database and creates it on the first start. Holds the folder's lock until
 * it is closed, since two processes on one folder would lose rows. Makes both folders private. A database that stopped,
 * on a full disk for example, is opened again at the next query.
 */
export async function openEmbedded(dataFolder: string): Promise<Database> {
  closeDataFolder(dataFolder)
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const unfinished = join(dataFolder, 'database.unfinished')
    // A first start that was interrupted has committed nothing: begin again.
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    if (!existsSync(folder)) writeFileSync(unfinished, '')
    closeDatabase(folder)
    const database = await openAgain(() => openPglite(durableOptions(folder)))
    rmSync(unfinished, { force: true })
    return {
      ...database,
      folder,
      // A backup is put back while no process has the folder.
      life: randomUUID(),
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

/** Files with fsync, and a database that uses it: PGlite's default "-F" turns fsync off. */
export const durableOptions = (folder: string): PGliteOptions => ({
  fs: new DurableFiles(folder),
  startParams: PGlite.defaultStartParams
    .filter(word => word !== '-F')
    .concat(['-c', 'wal_sync_method=fsync']),
})
