import { act } from '@testing-library/react'

/** Milliseconds by which the clock advances per step. Pending promises run between two steps. */
const step = 100

export function stopClock() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  // `AbortSignal.timeout` uses Node's own clock, so Jest's fake timers do not replace it.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms)
    return controller.signal
  })
}

export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= step)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(step, left)))
}

export async function passUntil(expectation: () => void, ms: number) {
  for (let left = ms; left > 0 && throws(expectation); left -= step) await pass(Math.min(step, left))
  expectation()
}

function throws(expectation: () => void) {
  try {
    expectation()
    return false
  } catch {
    return true
  }
}
