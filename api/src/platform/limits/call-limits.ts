import pLimit, { type LimitFunction } from 'p-limit'
import { Refusal } from '../http/errors/refusal'

export type CallBounds = {
  /** Calls per user and minute. The minute begins at the same moment for all users. */
  perMinute: number
  inFlight: number
  atOnce: number
}

/** Ends the turn. Calling it again does nothing. */
type EndTurn = () => void

export type Admitted = {
  take: (signal?: AbortSignal) => Promise<EndTurn>
  /**
   * Waits for a turn to make the next piece of a file. File pieces have a separate queue, so that a
   * file does not delay the user's other calls.
   */
  takePiece: () => Promise<EndTurn>
  leave: () => void
}

export class TooManyCalls extends Refusal {
  constructor(seconds: number) {
    super(429, 'Too many requests at once. Please try again in a moment.', {
      headers: { 'retry-after': String(seconds) },
    })
  }
}

const MINUTE = 60_000

export function makeCallLimits(
  { perMinute, inFlight, atOnce }: CallBounds,
  // Uses a monotonic clock, because the time of day can be set back.
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
    admit(userId: number): Admitted {
      count(userId)
      const own = active.get(userId) ?? { inFlight: 0, turns: pLimit(atOnce), pieces: pLimit(1) }
      if (own.inFlight >= inFlight) throw new TooManyCalls(1)
      own.inFlight += 1
      active.set(userId, own)
      // Forgets the user only when all calls have ended, because a call may continue after its
      // connection is closed.
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
    size: () => ({ active: active.size, counted: counts.size }),
  }
}

const isIdle = ({ activeCount, pendingCount }: LimitFunction) => activeCount + pendingCount === 0

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
