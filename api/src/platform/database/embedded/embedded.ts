import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorRefusal } from '../../../operator-refusal'
import { type Database, openPool, STATEMENT_LIMIT } from '../database'
import { lockFolder } from './folder/folder-lock'
import { keepThreads } from './thread/keep-threads'
import { openThread, startThread } from './thread/open-thread'
import { closeDatabase, closeDataFolder } from './folder/private-folder'
import { ThreadStream } from './thread/thread-stream'

/**
 * Milliseconds that a query waits for the only connection. The slowest statement and reopening the
 * database together take less time.
 */
const WAIT = 25_000

/**
 * Opens the embedded database in `dataFolder/database`, in its own thread; creates it at the first
 * start. Locks the data folder until `close`, because two processes in one folder would lose rows.
 * Makes both folders accessible to their owner only. If the database stops (a full disk, for
 * example), the next query reopens it.
 * @param options.limit milliseconds that a statement may take, unless it sets another limit
 * @param options.pause milliseconds between two attempts to reopen a stopped database
 */
export async function openEmbedded(
  dataFolder: string,
  {
    limit = STATEMENT_LIMIT,
    pause,
    start = startThread,
  }: { limit?: number; pause?: number; start?: typeof startThread } = {},
): Promise<Database> {
  closeDataFolder(dataFolder)
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    const unfinished = join(dataFolder, 'database.unfinished')
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    if (!existsSync(folder)) writeFileSync(unfinished, '')
    closeDatabase(folder)
    const threads = await keepThreads(() => openThread(start, { folder, limit }), pause)
    rmSync(unfinished, { force: true })
    const database = openPool({
      stream: () => new ThreadStream(threads),
      // Sets these options, so that environment variables such as PGUSER do not affect this
      // connection.
      ...{ user: 'postgres', database: 'postgres', host: 'localhost', ssl: false },
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: WAIT,
    })
    return {
      ...database,
      folder,
      // A new id at each opening also covers a restored backup, because a backup can be restored
      // only while the database is closed.
      life: randomUUID(),
      async close() {
        await database.close()
        await threads.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (error instanceof OperatorRefusal) throw error
    throw new OperatorRefusal(
      `DATA_DIR: the embedded database in ${dataFolder} cannot be opened (${(error as Error).message}). If the error remains, restore a backup (docs/operating.md, "Backup").`,
    )
  }
}
