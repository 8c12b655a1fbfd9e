import { isOverLimit, type Thread } from './open-thread'

/** Milliseconds between two attempts to open a database that stopped by itself. */
const PAUSE = 10_000

/** Threads with the same database, one after the other. */
export type Threads = {
  /** Answers the open thread, and opens another one if the last one ended. `isWanted` is asked once it is open. */
  take: (isWanted: () => boolean) => Promise<Thread | undefined>
  /** Closes the thread that no client has, and waits until nothing is left of the last one. */
  close: () => Promise<void>
}

/**
 * Opens the database, and opens it again after its thread has ended. It recovers everything committed from its log.
 * After a statement that ran for too long that happens at once; after the database stopped by itself, on a full disk for
 * example, when a client asks for it.
 */
export async function keepThreads(open: () => Promise<Thread>, pause = PAUSE): Promise<Threads> {
  let last = await open()
  let next: Promise<Thread> | undefined = Promise.resolve(last)
  let cause: Error | undefined
  let triedAt = -Infinity
  let isClosing = false
  follow(last)

  /** Never opens a second thread beside one that still has the folder. */
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
    void thread.ended.then(error => {
      cause = error
      // Nobody may have taken it yet.
      next = undefined
      if (!isOverLimit(error) || isClosing) return
      next = openNext()
      next.catch(() => undefined)
    })
  }
  function openAgain() {
    if (cause && performance.now() - triedAt < pause) throw cause
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
