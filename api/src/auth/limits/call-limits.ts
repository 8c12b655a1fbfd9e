import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../../http/errors/refusal'

/** What one user may ask of one process. */
export type CallBounds = {
  /** Calls in a minute, which begins for everybody at the same time. */
  perMinute: number
  /** Calls that are not answered to their end. */
  inFlight: number
  /** Of these, how many are worked on at the same time; the others wait for their turn. */
  atOnce: number
}

/** Ends a turn; a second time does nothing. */
type EndTurn = () => void

/** A call that was let in. */
export type Admitted = {
  /** Waits for the user's next turn; rejects when the signal is aborted. */
  take: (signal?: AbortSignal) => Promise<EndTurn>
  /** The same for the next piece of a file: one at a time, so that the user's other calls need not wait for it. */
  takePiece: () => Promise<EndTurn>
  /** The call is in flight no more. */
  leave: () => void
}

/** The refusal of a call beyond the bounds; of it nothing is written down in anybody's log. */
export class TooManyCalls extends Refusal {
  constructor(seconds: number) {
    super(429, 'Too many requests at once. Please try again in a moment.', {
      headers: { 'retry-after': String(seconds) },
    })
  }
}

const MINUTE = 60_000

/**
 * Counts the calls of each user in the memory of this process. Nothing is kept of a user who has no call in flight
 * but one number, and that until the minute is over.
 */
export function makeCallLimits(
  { perMinute, inFlight, atOnce }: CallBounds,
  // Not the time of day, which somebody may set back.
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
    /** Lets a call in, or refuses it with 429 and `Retry-After`. */
    admit(userId: number): Admitted {
      count(userId)
      const own = active.get(userId) ?? { inFlight: 0, turns: pLimit(atOnce), pieces: pLimit(1) }
      if (own.inFlight >= inFlight) throw new TooManyCalls(1)
      own.inFlight += 1
      active.set(userId, own)
      // A call whose client has gone may still be worked on: it is forgotten when that is over.
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
    /** Of how many users anything is kept. */
    size: () => ({ active: active.size, counted: counts.size }),
  }
}

const isIdle = ({ activeCount, pendingCount }: LimitFunction) => activeCount + pendingCount === 0

/** Waits for a turn; rejects when the signal is aborted, and lets the turn pass when it comes. */
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
