import { type DatabaseUnavailable, isTimeout } from './unavailable'

/** Milliseconds between two tries while writing fails. */
const PAUSE = 3000

/**
 * Remembers that the database failed, and finds out when it is well again by a small write, at most one every three
 * seconds: a full disk still answers every read, and as long as nothing has failed nothing is tried.
 *
 * @param write a write that needs room on the disk
 */
export function watchWrites(write: () => Promise<unknown>) {
  let hasFailed = false
  let triedAt = -Infinity
  let trying: Promise<boolean> | undefined

  async function tryOnce() {
    triedAt = performance.now()
    hasFailed = false
    // Where it fails as those before it did, that is noted as theirs was; another refusal is no want of room.
    await write().catch(() => undefined)
    return !hasFailed
  }
  return {
    noteFailure(failure: DatabaseUnavailable) {
      if (!isTimeout(failure)) hasFailed = true
    },
    /** Whether writes work, as far as anybody knows. */
    async isWritable(): Promise<boolean> {
      if (!hasFailed && !trying) return true
      if (!trying && performance.now() - triedAt < PAUSE) return false
      trying ??= tryOnce().finally(() => (trying = undefined))
      return trying
    },
  }
}
