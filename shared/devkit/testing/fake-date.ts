import { jest } from '@jest/globals'

const others = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['queueMicrotask', 'nextTick', 'hrtime', 'performance'],
] as const

/**
 * Fakes only the date, until `jest.useRealTimers()`, which `setup.ts` calls after each browser
 * test. Timers stay real, because a fake timer that advances by itself takes up to 20 ms even for 0
 * ms.
 */
export const fakeDate = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...others] })
