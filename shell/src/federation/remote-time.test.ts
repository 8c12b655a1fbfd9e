import { fileTimeLimit } from '@pundi/contract/federation'
import {
  abandoned,
  after,
  away,
  earlier,
  forgetEffects,
  never,
  openRemote,
  quarantined,
  reports,
  routeModule,
  settle,
} from '../testing/open-remote'
import type { Build } from '../registry/known-build'

beforeEach(() => {
  forgetEffects()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

test('a page that hangs is given up after 8.5 s, later than any file of it', async () => {
  const opening = settle(openRemote({ load: () => never }).load('page'))
  await jest.advanceTimersByTimeAsync(fileTimeLimit + 499)
  expect(opening.ended()).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  expect(opening.ended()).toBe('rejected')
  expect(reports).toEqual([
    ['c', 'open', 'timeout'],
    ['c', 'away', 'timeout'],
  ])
})

test('a page that loads in the last moment is loaded', async () => {
  const opening = settle(openRemote({ load: () => after(8499, routeModule) }).load('page'))
  await jest.advanceTimersByTimeAsync(8499)
  expect(opening.ended()).toBe('fulfilled')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(reports).toEqual([])
})

test('a page that hangs comes from the earlier build after the deadline, which has as long', async () => {
  const load = ({ id }: Build) => (id === 'c' ? never : after(8000, routeModule))
  const opening = settle(openRemote({ load, others: [earlier] }).load('page'))
  await jest.advanceTimersByTimeAsync(8500 + 8000)
  expect(opening.ended()).toBe('fulfilled')
  expect([abandoned, quarantined]).toEqual([1, ['c']])
  expect(reports).toEqual([
    ['c', 'open', 'timeout'],
    ['b', 'fallback', 'timeout'],
  ])
})

test.each([
  [5999, 2],
  [6000, 1],
])('a page that fails after %i ms is tried %i times in that build', async (ms, times) => {
  const load = jest.fn(() => after(ms).then(() => Promise.reject(away)))
  void settle(openRemote({ load }).load('page'))
  await jest.advanceTimersByTimeAsync(ms + 500)
  expect(load).toHaveBeenCalledTimes(times)
})

test('the second try comes after 200 to 500 ms, so that not all browsers ask at once after an outage', async () => {
  for (const [luck, ms] of [
    [0, 200],
    [0.99999, 499],
  ] as const) {
    jest.spyOn(Math, 'random').mockReturnValue(luck)
    const load = jest.fn(() => Promise.reject(away))
    void settle(openRemote({ load }).load('page'))
    await jest.advanceTimersByTimeAsync(ms - 1)
    expect(load).toHaveBeenCalledTimes(1)
    await jest.advanceTimersByTimeAsync(1)
    expect(load).toHaveBeenCalledTimes(2)
  }
})
