import { isOverLimit, type Thread } from './open-thread'

const PAUSE = 10_000

/**
 * Milliseconds before the second attempt to reopen the database. Doubles after each further
 * failure.
 */
const FIRST_PAUSE = 1000

export type Threads = {
  /**
   * Returns the running thread, or starts a new one if it has ended. Calls `isWanted` when the
   * thread is open. If `isWanted` returns false, keeps the thread for the next call and returns
   * undefined.
   */
  take: (isWanted: () => boolean) => Promise<Thread | undefined>
  close: () => Promise<void>
}

/**
 * Opens the database, and reopens it after its thread has ended; PostgreSQL then recovers all
 * committed data. After a statement that took too long, reopens it at once. After a failure (a full
 * disk, for example), reopens it at the next `take`.
 */
export async function keepThreads(open: () => Promise<Thread>, pause = PAUSE): Promise<Threads> {
  let last = await open()
  let next: Promise<Thread> | undefined = Promise.resolve(last)
  let cause: Error | undefined
  let triedAt = -Infinity
  let attempts = 0
  let isClosing = false
  follow(last)

  async function openNext() {
    await last.gone
    try {
      last = await open()
    } catch (error) {
      cause = error as Error
      triedAt = performance.now()
      next = undefined
      throw error
    }
    follow(last)
    return last
  }
  function follow(thread: Thread) {
    const openedAt = performance.now()
    void thread.ended.then(error => {
      cause = error
      if (performance.now() - openedAt > pause) attempts = 0
      next = undefined
      if (!isOverLimit(error) || isClosing) return
      next = openNext()
      next.catch(() => undefined)
    })
  }
  function openAgain() {
    const since = performance.now() - triedAt
    if (cause && attempts > 0 && since < Math.min(pause, FIRST_PAUSE * 2 ** (attempts - 1))) throw cause
    attempts += 1
    triedAt = performance.now()
    return openNext()
  }
  return {
    async take(isWanted) {
      const thread = await (next ??= openAgain())
      if (!isWanted()) return undefined
      next = undefined
      return thread
    },
    async close() {
      isClosing = true
      const thread = await next?.catch(() => undefined)
      thread?.close()
      await last.gone
    },
  }
}
