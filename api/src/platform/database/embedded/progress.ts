/*
 * The state of the running request, in memory shared by two threads. The main thread ends a
 * statement that takes too long, and must know whether the statement may have been committed. The
 * database's thread must not commit a statement after the main thread has ended it.
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
