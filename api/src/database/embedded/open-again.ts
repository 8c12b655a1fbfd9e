import type { Database } from '../database'
import { DatabaseUnavailable } from '../unavailable'

/** A database in this process, which can stop by itself. */
export type Mortal = Database & { causeOfDeath: () => Error | undefined }

/** Milliseconds between two attempts to open the database: each blocks the process for a moment. */
const PAUSE = 10_000

/**
 * Opens a database, and opens it again at the next query after it has stopped. It recovers everything committed from
 * its log. While that fails, on a full disk for example, every query throws `DatabaseUnavailable`.
 */
export async function openAgain(open: () => Promise<Mortal>, pause = PAUSE): Promise<Database> {
  let opened = await open()
  let opening: Promise<Mortal> | undefined
  let triedAt = -Infinity

  async function reopen() {
    triedAt = performance.now()
    await opened.close()
    opened = await open().catch((error: unknown) => {
      throw new DatabaseUnavailable(error)
    })
    return opened
  }
  async function living() {
    const cause = opened.causeOfDeath()
    if (!cause) return opened
    if (!opening && performance.now() - triedAt < pause) throw new DatabaseUnavailable(cause)
    return (opening ??= reopen().finally(() => (opening = undefined)))
  }
  return {
    query: async statement => (await living()).query(statement),
    onOneClient: async work => (await living()).onOneClient(work),
    inTransaction: async work => (await living()).inTransaction(work),
    isWritable: async () => (await living()).isWritable(),
    async close() {
      await opening?.catch(() => undefined)
      await opened.close()
    },
  }
}
