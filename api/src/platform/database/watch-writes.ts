import { type DatabaseUnavailable, isTimeout } from './unavailable'

const PAUSE = 3000

/**
 * Remembers a failure of the database, then tries a small write, at most every three seconds, until one succeeds. A
 * successful read would prove nothing: reads work on a full disk too. Without a failure nothing is tried.
 *
 * @param write a write that needs space on the disk
 */
export function watchWrites(write: () => Promise<unknown>) {
  let hasFailed = false
  let triedAt = -Infinity
  let trying: Promise<boolean> | undefined

  async function tryOnce() {
    triedAt = performance.now()
    hasFailed = false
    await write().catch(() => undefined)
    return !hasFailed
  }
  return {
    noteFailure(failure: DatabaseUnavailable) {
      if (!isTimeout(failure)) hasFailed = true
    },
    async isWritable(): Promise<boolean> {
      if (!hasFailed && !trying) return true
      if (!trying && performance.now() - triedAt < PAUSE) return false
      trying ??= tryOnce().finally(() => (trying = undefined))
      return trying
    },
  }
}
