import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { OperatorRefusal } from '../../operator-refusal'
import { lockIsHeld } from '../refusals'
import type { Objects } from './objects'

export const lockKey = '.lock'

/** Milliseconds without a sign of life after which a lock may be taken over, and between two looks at it. */
export interface LockTimes {
  lease: number
  look: number
}

interface Lock {
  /** Throws if somebody else may hold the lock by now. */
  check: () => void
  release: () => Promise<void>
}

/** Whatever else stands there, such as the lock of a folder that was copied into the bucket, is taken over in time. */
const isFree = (content: Buffer) => content.includes('"isFree":true')

/** Each content is another one, so that an ETag never comes back. */
const contentOf = (state: object) => Buffer.from(JSON.stringify({ ...state, version: randomUUID() }))

/**
 * Takes the lock of a site, an object that its holder writes anew again and again. Who sees it unchanged for the time
 * of the lease, by their own clock, takes it over: its holder is dead, or hangs and is told by `check`.
 *
 * @param patience milliseconds to wait for it, before it is refused
 */
export async function takeBucketLock(
  objects: Objects,
  site: string,
  patience: number,
  { lease, look }: LockTimes,
): Promise<Lock> {
  // No clock that somebody sets: a step of it would end the lease of others.
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

/** @param taken the version of the lock, and when it was asked for, in milliseconds since 1970 */
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
    // What went wrong with it does not matter: the lock counts as lost.
    etag = await objects.putIf(lockKey, contentOf({ isFree }), etag).catch(() => undefined)
    since = asked
  }
  const timer = setInterval(() => {
    renewing = renewing.then(write(false))
  }, lease / 3)
  return {
    check() {
      // A network that hides the holder, or a machine that sleeps: others count from what they saw last.
      if (etag === undefined || Date.now() - since > lease)
        throw new OperatorRefusal(`The lock of ${site} was lost while this was under way. Try again.`)
    },
    async release() {
      clearInterval(timer)
      await renewing
      await write(true)()
    },
  }
}
