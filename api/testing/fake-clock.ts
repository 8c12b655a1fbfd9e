import { jest } from '@jest/globals'
import { fakeDate } from '@pundi/devkit/testing/fake-date'

/** Fakes only the date. Timers stay real. */
export const fakeClock = () => fakeDate(new Date().toISOString())

/** Call `fakeClock` first. */
export const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}
