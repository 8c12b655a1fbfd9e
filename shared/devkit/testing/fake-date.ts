import { jest } from '@jest/globals'

const others = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['queueMicrotask', 'nextTick', 'hrtime', 'performance'],
] as const

/**
 * Fakes only the date, until `jest.useRealTimers()`. `setup.ts` calls that function after each
 * browser test. Timers stay real: a fake timer that advances by itself takes up to 20 ms, even with
 * a delay of 0 ms.
 */
export const fakeDate = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...others] })
