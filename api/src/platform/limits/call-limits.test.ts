import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { makeCallLimits, takeTurn, TooManyCalls } from './call-limits'

const bounds = { perMinute: 3, inFlight: 2, atOnce: 1 }

test('so many calls in a minute, and the next one is told how long that minute still lasts', () => {
  let moment = 5_000
  const limits = makeCallLimits({ ...bounds, inFlight: 10 }, () => moment)
  for (let calls = 0; calls < 3; calls += 1) limits.admit(1).leave()
  moment += 59_001
  expect(refusalOf(() => limits.admit(1)).headers).toEqual({ 'retry-after': '1' })
  limits.admit(2).leave()
  moment += 998
  expect(refusalOf(() => limits.admit(1)).headers).toEqual({ 'retry-after': '1' })
  moment += 1
  limits.admit(1).leave()
})

test('so many calls in flight, and another one when one of them has ended', () => {
  const limits = makeCallLimits(bounds, () => 0)
  const first = limits.admit(1)
  limits.admit(1)
  expect(refusalOf(() => limits.admit(1)).headers).toEqual({ 'retry-after': '1' })
  limits.admit(2)
  first.leave()
})

test('a call whose work has not begun is still in flight when the work of another one ends', async () => {
  const limits = makeCallLimits(bounds, () => 0)
  const endTurn = await limits.admit(1).take()
  limits.admit(1)
  endTurn()
  await setImmediate()
  expect(limits.inFlight(1)).toBe(2)
  expect(refusalOf(() => limits.admit(1)).headers).toEqual({ 'retry-after': '1' })
})

test('the pieces of a user’s files are read one at a time, and other calls do not wait for them', async () => {
  const limits = makeCallLimits(bounds, () => 0)
  const [file, other] = [limits.admit(1), limits.admit(1)]
  const endPiece = await file.takePiece()
  let isNextRead = false
  const next = other.takePiece().finally(() => (isNextRead = true))
  const endTurn = await other.take()
  await setImmediate()
  expect(isNextRead).toBe(false)
  endPiece()
  const endNext = await next
  file.leave()
  other.leave()
  endTurn()
  await setImmediate()
  expect(limits.size().active).toBe(1)
  endNext()
  await setImmediate()
  expect(limits.size().active).toBe(0)
})

test('a call that was refused counts for the minute, and none after it leaves', () => {
  const limits = makeCallLimits({ perMinute: 3, inFlight: 1, atOnce: 1 }, () => 0)
  const first = limits.admit(1)
  for (let calls = 0; calls < 2; calls += 1) refusalOf(() => limits.admit(1))
  first.leave()
  expect(refusalOf(() => limits.admit(1)).headers).toEqual({ 'retry-after': '60' })
})

test('keeps nothing of who has nothing in flight and nothing of the minute before', async () => {
  let moment = 0
  const limits = makeCallLimits({ ...bounds, perMinute: 10_000 }, () => moment)
  for (let userId = 1; userId <= 1000; userId += 1) {
    const admitted = limits.admit(userId)
    const endTurn = await admitted.take()
    admitted.leave()
    expect(limits.size().active).toBe(1)
    endTurn()
    await setImmediate()
  }
  expect(limits.size()).toEqual({ active: 0, counted: 1000 })
  moment += 60_000
  limits.admit(7).leave()
  expect(limits.size()).toEqual({ active: 0, counted: 1 })
})

test('turns come in their order, without those who did not wait', async () => {
  const turns = pLimit(1)
  const order: string[] = []
  let ended = 0
  const onEnd = () => (ended += 1)
  const endFirst = await takeTurn(turns, onEnd)
  const leaving = new AbortController()
  const waits = ['second', 'gone', 'third'].map(name =>
    takeTurn(turns, onEnd, name === 'gone' ? leaving.signal : undefined).then(
      endTurn => {
        order.push(name)
        endTurn()
      },
      () => order.push('left'),
    ),
  )
  leaving.abort()
  endFirst()
  endFirst()
  await Promise.all(waits)
  expect(order).toEqual(['left', 'second', 'third'])
  await setImmediate()
  expect([turns.activeCount, turns.pendingCount, ended]).toEqual([0, 0, 4])
})

test('who has gone before the wait begins is told so at once, and takes no turn', async () => {
  const turns = pLimit(1)
  const endFirst = await takeTurn(turns, () => undefined)
  const gone = AbortSignal.abort(new Error('The client has gone.'))
  await expect(takeTurn(turns, () => undefined, gone)).rejects.toThrow('The client has gone.')
  expect(turns.pendingCount).toBe(0)
  endFirst()
})

function refusalOf(work: () => unknown): TooManyCalls {
  try {
    work()
  } catch (error) {
    if (error instanceof TooManyCalls) return error
  }
  throw new Error('It was let in.')
}
