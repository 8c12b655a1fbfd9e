import { act } from '@testing-library/react'

/* A clock that a test moves, so that a limit of seconds is reached in a moment. */

/** Milliseconds. After each step what does not wait for the clock gets its turn. */
const step = 100

/** Stops the clock for the rest of a test: time passes by the functions below alone. */
export function stopClock() {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  // Node has a clock of its own for these.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('no answer in time', 'TimeoutError')), ms)
    return controller.signal
  })
}

/** Lets so many milliseconds pass. */
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= step)
    await act(() => jest.advanceTimersByTimeAsync(Math.min(step, left)))
}

/** Lets time pass until nothing is thrown any more: at most so many milliseconds. */
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
