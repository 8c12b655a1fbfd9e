import { dayIn, wallClock } from './wall-clock'

test('a clock on the wall is that of its zone, to the millisecond', () => {
  const now = new Date('2026-02-28T18:05:09.007Z')
  expect(wallClock('Asia/Jakarta', now)).toBe('2026-03-01 01:05:09.007')
  expect(wallClock(undefined, now)).toBe('2026-02-28 18:05:09.007')
})

test('midnight is hour zero of the new day', () => {
  expect(wallClock('Asia/Jakarta', new Date('2026-02-28T17:00:00Z'))).toBe('2026-03-01 00:00:00.000')
})

test.each([
  ['Asia/Jakarta', '2026-02-28T16:59:59.999Z', '2026-02-28'],
  ['Asia/Jakarta', '2026-02-28T17:00:00Z', '2026-03-01'],
  ['Pacific/Auckland', '2026-11-23T11:00:00Z', '2026-11-24'],
  ['America/Los_Angeles', '2026-11-23T07:59:59Z', '2026-11-22'],
  ['America/Los_Angeles', '2026-03-08T07:59:59Z', '2026-03-07'],
  ['America/Los_Angeles', '2026-03-09T07:00:00Z', '2026-03-09'],
])('the day in %s at %s is %s', (timeZone, now, day) => {
  expect(dayIn(timeZone, new Date(now))).toBe(day)
})

test('a zone of any spelling is known, however many there are', () => {
  const now = new Date('2026-02-28T17:00:00Z')
  const names = Array.from({ length: 1500 }, (_, number) =>
    Array.from('asiajakarta', (letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter))
      .join('')
      .replace(/^.{4}/, '$&/'),
  )
  expect(new Set(names).size).toBe(1500)
  expect(new Set(names.map(name => dayIn(name, now)))).toEqual(new Set(['2026-03-01']))
})
