/** Gives a turn back; a second time does nothing. */
export type EndTurn = () => void

export type Turns = ReturnType<typeof makeTurns>

/** Turns of which at most so many are taken at a time, in the order in which they were asked for. */
export function makeTurns(most: number) {
  const waiting = new Set<() => void>()
  let taken = 0

  function hand(): EndTurn {
    let isTaken = true
    return () => {
      if (!isTaken) return
      isTaken = false
      const [next] = waiting
      if (next) next()
      // Who waits takes over this one's place.
      else taken -= 1
    }
  }

  return {
    isFull: () => taken >= most,
    isIdle: () => taken === 0,
    waiting: () => waiting.size,
    /** Waits for a turn; rejects, and waits no longer, when the signal is aborted. */
    async take(signal?: AbortSignal): Promise<EndTurn> {
      signal?.throwIfAborted()
      if (taken < most) {
        taken += 1
        return hand()
      }
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          waiting.delete(start)
          reject(signal!.reason as Error)
        }
        const start = () => {
          waiting.delete(start)
          signal?.removeEventListener('abort', leave)
          resolve()
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.add(start)
      })
      return hand()
    },
  }
}

/**
 * Runs works that come, at most so many at a time and in the order in which they came. `onWait` hears how many wait
 * already before another one does, and may refuse it by throwing.
 */
export function takeTurns(most: number, onWait: (waiting: number) => void = () => undefined) {
  const turns = makeTurns(most)
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (turns.isFull()) onWait(turns.waiting())
    const endTurn = await turns.take()
    try {
      return await work()
    } finally {
      endTurn()
    }
  }
}
