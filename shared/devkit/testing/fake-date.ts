import { jest } from '@jest/globals'

/** All that jest can fake, except the date. */
const others = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
  ...['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'],
  ...['queueMicrotask', 'nextTick', 'hrtime', 'performance'],
] as const

/**
 * Sets the date that a test sees, until `jest.useRealTimers()`, which follows each browser test by itself (`setup.ts`);
 * `jest.setSystemTime` sets another one. What waits, waits as ever: where jest fakes the timers and lets them go on by
 * themselves, each of them, also one of 0 ms, takes up to 20 ms.
 */
export const fakeDate = (moment: string) =>
  jest.useFakeTimers({ now: new Date(moment), doNotFake: [...others] })
