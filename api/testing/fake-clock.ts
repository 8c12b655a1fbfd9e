import { jest } from '@jest/globals'
import { fakeDate } from '@pundi/devkit/testing/fake-date'

/** Lets a test set the time of day with `setNow`; timers stay real. */
export const fakeClock = () => fakeDate(new Date().toISOString())

/** Needs `fakeClock`. */
export const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}
