import { startsIn } from './start-of-day'

test.each([
  ['2026-03-29', undefined, '2026-03-29T00:00:00.000Z'],
  ['2026-03-29', 'Asia/Jakarta', '2026-03-28T17:00:00.000Z'],
  ['2026-03-29', 'America/New_York', '2026-03-29T04:00:00.000Z'],
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Madrid', '2026-10-25T23:00:00.000Z'],
  // On these days the clock changes between local midnight and UTC midnight.
  ['2026-09-27', 'Pacific/Auckland', '2026-09-26T12:00:00.000Z'],
  ['2026-04-05', 'Pacific/Auckland', '2026-04-04T11:00:00.000Z'],
  ['0001-01-01', 'Asia/Jakarta', '0000-12-31T16:52:48.000Z'],
  ['9999-12-31', 'America/New_York', '9999-12-31T05:00:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startsIn(zone)(day).toISOString()).toBe(moment)
})

test('a day so many days later begins where the clock is by then', () => {
  expect(startsIn('Europe/Madrid')('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(startsIn('UTC')('2026-02-28', 2).toISOString()).toBe('2026-03-02T00:00:00.000Z')
})
