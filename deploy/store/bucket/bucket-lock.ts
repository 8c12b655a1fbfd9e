import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorRefusal } from '../../operator-refusal'
import { lockIsHeld } from '../refusals'
import type { Objects } from './objects'

export const lockKey = '.lock'

export interface LockTimes {
  /** Milliseconds without renewal after which another process may take over the lock. */
  lease: number
  /** Milliseconds between two checks by a process that waits for the lock. */
  look: number
}

interface Lock {
  /** Throws if another process may hold the lock by now. */
  check: () => void
  release: () => Promise<void>
}

/** Unknown content, such as the lock of a copied folder, counts as held until its lease is over. */
const isFree = (content: Buffer) => content.includes('"isFree":true')

/** A random version makes each content unique, so that no ETag occurs twice. */
const contentOf = (state: object) => Buffer.from(JSON.stringify({ ...state, version: randomUUID() }))

/**
 * Takes a site's lock: an object that its holder keeps rewriting. A waiting process measures, by
 * its own clock, how long the object has not changed. After one lease, it takes over the lock. The
 * old holder is then dead, or it hangs and later gets an error from `check`.
 *
 * @param patience milliseconds to wait before refusing
 */
export async function takeBucketLock(
  objects: Objects,
  site: string,
  patience: number,
  { lease, look }: LockTimes,
): Promise<Lock> {
  // Uses a monotonic clock, because a change of the system clock could end the leases of other
  // processes at once.
  const now = () => performance.now()
  const deadline = now() + patience
  let seen: string | undefined
  let seenAt = now()
  for (;;) {
    const present = await objects.get(lockKey)
    if (present?.etag !== seen) {
      seen = present?.etag
      seenAt = now()
    }
    if (!present || isFree(present.content) || now() - seenAt > lease) {
      const asked = Date.now()
      const etag = await objects.putIf(lockKey, contentOf({ isFree: false }), present?.etag ?? null)
      if (etag !== undefined) return hold(objects, site, { etag, since: asked }, lease)
    } else if (now() > deadline) throw new OperatorRefusal(lockIsHeld(site))
    await pause(look)
  }
}

/**
 * Renews the lock until it is released.
 *
 * @param taken ETag of the lock object, and when the request for the lock was sent, in milliseconds
 *   since 1970
 */
function hold(
  objects: Objects,
  site: string,
  taken: { etag: string | undefined; since: number },
  lease: number,
): Lock {
  let { etag, since } = taken
  let renewing = Promise.resolve()
  const write = (isFree: boolean) => async () => {
    if (etag === undefined) return
    const asked = Date.now()
    etag = await objects.putIf(lockKey, contentOf({ isFree }), etag).catch(() => undefined)
    since = asked
  }
  const timer = setInterval(() => {
    renewing = renewing.then(write(false))
  }, lease / 3)
  return {
    check() {
      // The lease may have ended while this process was offline or suspended. Other processes
      // measure the lease from the last change that they saw.
      if (etag === undefined || Date.now() - since > lease)
        throw new OperatorRefusal(
          `This command lost its lock on ${site}, perhaps because the network was interrupted. Run the command again.`,
        )
    },
    async release() {
      clearInterval(timer)
      await renewing
      await write(true)()
    },
  }
}
