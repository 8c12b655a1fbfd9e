/**
 * Runs works that come, at most so many at a time and in the order in which they came. `onWait` hears how many wait
 * already before another one does, and may refuse it by throwing.
 */
export function takeTurns(most: number, onWait: (waiting: number) => void = () => undefined) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) {
      onWait(waiting.length)
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // Who waits takes over this one's place.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
