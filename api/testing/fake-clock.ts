import { jest } from '@jest/globals'
import { fakeDate } from '@pundi/devkit/testing/fake-date'

/** Lets a test set the clock on the wall with `setNow`, and nothing else. */
export const fakeClock = () => fakeDate(new Date().toISOString())

/** Sets the clock that `fakeClock` lets a test set. */
export const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}
