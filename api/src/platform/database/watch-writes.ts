import { type DatabaseUnavailable, isTimeout } from './unavailable'

const PAUSE = 3000

/**
 * Tells whether the database can write. After a failure, tries a small write at most every three
 * seconds, until a write succeeds. Reads prove nothing, because they work on a full disk too.
 *
 * @param write a small write that needs disk space
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
