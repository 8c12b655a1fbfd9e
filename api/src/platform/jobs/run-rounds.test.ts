import { runRounds } from './run-rounds'

test('a round that is asked for while the last one runs is skipped, and the one after it is not', async () => {
  const { jobOf } = runRounds(fail)
  const held = holdWork()
  const job = jobOf(held.work, 'it failed')
  const first = job()
  await job()
  await job()
  expect(held.count()).toBe(1)
  held.release()
  await first
  await job()
  expect(held.count()).toBe(2)
})

test('a job does not wait for the round of another one', async () => {
  const { jobOf } = runRounds(fail)
  const held = holdWork()
  const slow = jobOf(held.work, 'it failed')()
  const other = holdWork()
  other.release()
  await jobOf(other.work, 'it failed')()
  expect(other.count()).toBe(1)
  held.release()
  await slow
})

test('a round that fails is logged with its words, and the next one is run', async () => {
  const logged: unknown[] = []
  const { jobOf } = runRounds((error, failure) => logged.push([error, failure]))
  const cause = new Error('no database')
  const job = jobOf(() => Promise.reject(cause), 'it failed')
  await job()
  await job()
  expect(logged).toEqual([
    [cause, 'it failed'],
    [cause, 'it failed'],
  ])
})

test('stopping tells the round that runs, waits for it, and begins none any more', async () => {
  const { jobOf, isStopped, stop } = runRounds(fail)
  const held = holdWork()
  const job = jobOf(held.work, 'it failed')
  void job()
  let isOver = false
  const stopped = stop().then(() => (isOver = true))
  expect([isStopped(), isOver]).toEqual([true, false])
  held.release()
  await stopped
  await job()
  expect(held.count()).toBe(1)
})

function holdWork() {
  let count = 0
  let release = (): void => undefined
  const released = new Promise<void>(resolve => (release = resolve))
  return {
    work() {
      count += 1
      return released
    },
    count: () => count,
    release,
  }
}

function fail(error: unknown): never {
  throw error
}
