/*
 * A request's progress, in memory that both threads share. The thread that ends a statement must know whether the
 * statement's changes may be committed. The thread that runs the statement must not commit it once it is ended.
 */

const ANSWERED = 0
const RUNNING = 1
const COMMITTING = 2
const ENDED = 3

export type Progress = Int32Array<SharedArrayBuffer>

export const newProgress = (): Progress => new Int32Array(new SharedArrayBuffer(4))

export const begin = (progress: Progress) => void Atomics.store(progress, 0, RUNNING)

export const beginCommit = (progress: Progress) =>
  Atomics.compareExchange(progress, 0, RUNNING, COMMITTING) !== ENDED

export const finish = (progress: Progress) => Atomics.exchange(progress, 0, ANSWERED) !== ENDED

export function end(progress: Progress): 'answered' | 'running' | 'committing' {
  const was = Atomics.compareExchange(progress, 0, RUNNING, ENDED)
  if (was === RUNNING) return 'running'
  return was === COMMITTING ? 'committing' : 'answered'
}
