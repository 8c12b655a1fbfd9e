import { jest } from '@jest/globals'

/** Lets a test set the clock on the wall (`jest.setSystemTime`), and nothing else: what waits, waits as ever. */
export function fakeClock() {
  const others = ['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate']
  const waiting = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout']
  jest.useFakeTimers({ doNotFake: [...others, ...waiting] as 'hrtime'[] })
}

/** Sets the clock that `fakeClock` lets a test set. */
export const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}
