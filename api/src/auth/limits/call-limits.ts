import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../../http/errors/refusal'

/** How many calls one user may make to one process. */
export type CallBounds = {
  /** Calls in a minute. The minute begins at the same time for all users. */
  perMinute: number
  /** Calls whose answer is not yet complete. */
  inFlight: number
  /** How many of these run at the same time. The others wait for their turn. */
  atOnce: number
}

/** Ends a turn. A second call does nothing. */
type EndTurn = () => void

/** A call within the limits. */
export type Admitted = {
  /** Waits for the user's next turn; rejects when the signal is aborted. */
  take: (signal?: AbortSignal) => Promise<EndTurn>
  /** Waits for a turn to read the next piece of a file. Pieces have their own queue, so other calls do not wait. */
  takePiece: () => Promise<EndTurn>
  /** Ends the call: it is no longer in flight. */
  leave: () => void
}

/** The refusal of a call beyond the limits. It is not written to any user's log. */
export class TooManyCalls extends Refusal {
  constructor(seconds: number) {
    super(429, 'Too many requests at once. Please try again in a moment.', {
      headers: { 'retry-after': String(seconds) },
    })
  }
}

const MINUTE = 60_000

/**
 * Counts the calls of each user in the memory of this process. For a user without a call in flight it keeps one
 * number only, until the next minute begins.
 */
export function makeCallLimits(
  { perMinute, inFlight, atOnce }: CallBounds,
  // A monotonic clock: the time of day can be set back.
  now = () => performance.now(),
) {
  const active = new Map<number, { inFlight: number; turns: LimitFunction; pieces: LimitFunction }>()
  let counts = new Map<number, number>()
  let end = 0

  function count(userId: number) {
    const moment = now()
    if (moment >= end) {
      end = moment + MINUTE
      counts = new Map()
    }
    const calls = (counts.get(userId) ?? 0) + 1
    if (calls > perMinute) throw new TooManyCalls(Math.ceil((end - moment) / 1000))
    counts.set(userId, calls)
  }

  return {
    /** Counts a call, or refuses it with 429 and `Retry-After`. */
    admit(userId: number): Admitted {
      count(userId)
      const own = active.get(userId) ?? { inFlight: 0, turns: pLimit(atOnce), pieces: pLimit(1) }
      if (own.inFlight >= inFlight) throw new TooManyCalls(1)
      own.inFlight += 1
      active.set(userId, own)
      // A call may still run after its client has gone. The user is forgotten once it has ended.
      const forget = () => {
        if (own.inFlight === 0 && isIdle(own.turns) && isIdle(own.pieces)) active.delete(userId)
      }
      return {
        take: signal => takeTurn(own.turns, forget, signal),
        takePiece: () => takeTurn(own.pieces, forget),
        leave() {
          own.inFlight -= 1
          forget()
        },
      }
    },
    inFlight: (userId: number) => active.get(userId)?.inFlight ?? 0,
    /** How many users are kept: with calls in flight, and with a count. */
    size: () => ({ active: active.size, counted: counts.size }),
  }
}

const isIdle = ({ activeCount, pendingCount }: LimitFunction) => activeCount + pendingCount === 0

/** Waits for a turn. Rejects when the signal is aborted; the turn is then skipped when it comes. */
export function takeTurn(turns: LimitFunction, onEnd: () => void, signal?: AbortSignal): Promise<EndTurn> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal?.reason as Error)
    if (signal?.aborted) {
      leave()
      return
    }
    signal?.addEventListener('abort', leave, { once: true })
    const hold = () => new Promise<void>(end => (signal?.aborted ? end() : resolve(end)))
    void turns(hold).finally(onEnd)
  })
}
