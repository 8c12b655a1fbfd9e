/*
 * How far a request is, in memory that both threads see. The thread that ends a statement must know whether its changes
 * can be there, and the thread that runs it must not commit what was said to be ended.
 */

const ANSWERED = 0
const RUNNING = 1
const COMMITTING = 2
const ENDED = 3

export type Progress = Int32Array<SharedArrayBuffer>

export const newProgress = (): Progress => new Int32Array(new SharedArrayBuffer(4))

export const begin = (progress: Progress) => void Atomics.store(progress, 0, RUNNING)

/** Answers false if the request was ended before. */
export const beginCommit = (progress: Progress) =>
  Atomics.compareExchange(progress, 0, RUNNING, COMMITTING) !== ENDED

/** Answers false if the request was ended before. */
export const finish = (progress: Progress) => Atomics.exchange(progress, 0, ANSWERED) !== ENDED

/** Ends a request. Answers what it was doing: one that is answered is not ended. */
export function end(progress: Progress): 'answered' | 'running' | 'committing' {
  const was = Atomics.compareExchange(progress, 0, RUNNING, ENDED)
  if (was === RUNNING) return 'running'
  return was === COMMITTING ? 'committing' : 'answered'
}
