import {
  away,
  earlier,
  forgetEffects,
  openRemote,
  quarantined,
  reports,
  settle,
} from '../testing/open-remote'

beforeEach(() => {
  forgetEffects()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
})

test('a file that is cut off because the document is left is neither reported nor quarantined', async () => {
  const load = () => Promise.reject(away)
  void settle(openRemote({ load, others: [earlier] }).load('page'))
  // When the user leaves a document, its timers still run for a moment and then stop.
  await jest.advanceTimersByTimeAsync(999)
  jest.clearAllTimers()
  expect([reports, quarantined]).toEqual([[], []])
})
