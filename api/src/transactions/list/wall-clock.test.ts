import { wallClock } from './wall-clock'

test('a clock on the wall is that of its zone, to the millisecond', () => {
  const now = new Date('2026-02-28T18:05:09.007Z')
  expect(wallClock('Asia/Jakarta', now)).toBe('2026-03-01 01:05:09.007')
  expect(wallClock(undefined, now)).toBe('2026-02-28 18:05:09.007')
})

test('midnight is hour zero of the new day', () => {
  expect(wallClock('Asia/Jakarta', new Date('2026-02-28T17:00:00Z'))).toBe('2026-03-01 00:00:00.000')
})
