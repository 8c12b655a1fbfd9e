import { jest } from '@jest/globals'
import { fakeDate } from '@pundi/devkit/testing/fake-date'

/** Timers stay real. */
export const fakeClock = () => fakeDate(new Date().toISOString())

/** Needs `fakeClock`. */
export const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}
