import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  periodAfter,
  periodBefore,
  periodOf,
  sameDayIn,
} from './calendar'

test('days are added across months and years', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-01-01', -1), addDays('2028-02-28', 1)]).toEqual([
    '2026-03-01',
    '2025-12-31',
    '2028-02-29',
  ])
})

test.each([
  ['2024-02-29', true],
  ['2023-02-28', true],
  ['2024-02-28', false],
  ['1900-02-28', true],
  ['2000-02-29', true],
  ['9999-12-31', true],
  ['0001-01-31', true],
  ['0099-12-30', false],
])('%s ends a month: %s', (day, isSo) => {
  expect(day === lastOfMonth(day)).toBe(isSo)
  expect(day === firstOfMonth(day)).toBe(false)
})

test.each([
  ['2026-11-20', 1, '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-31', 1, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-30', 1, '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-11-24', 25, '2026-10-25', '2026-11-24', '2026-09-25', '2026-10-24'],
  ['2026-11-25', 25, '2026-11-25', '2026-12-24', '2026-10-25', '2026-11-24'],
  ['2027-01-01', 28, '2026-12-28', '2027-01-27', '2026-11-28', '2026-12-27'],
  ['0099-03-10', 25, '0099-02-25', '0099-03-24', '0099-01-25', '0099-02-24'],
])(
  'on %s, where months begin on day %i, this month is %s to %s and the last %s to %s',
  (day, start, from, to, fromBefore, toBefore) => {
    expect(periodOf(day, start)).toEqual({ from, to })
    expect(periodOf(day, start, 1)).toEqual({ from: fromBefore, to: toBefore })
  },
)

test.each([
  ['2026-11-23', 1, '2026-10-23'],
  ['2026-03-31', 1, '2026-02-28'],
  ['2028-03-29', 1, '2028-02-29'],
  ['2026-01-05', 1, '2025-12-05'],
  ['2026-07-31', 1, '2026-06-30'],
  ['2026-04-30', 1, '2026-03-30'],
  ['2026-03-10', 25, '2026-02-10'],
  ['2026-03-24', 25, '2026-02-24'],
  ['2026-03-30', 25, '2026-02-28'],
  ['2027-01-01', 28, '2026-12-01'],
])('on %s, where months begin on day %i, the month before is compared up to %s', (day, start, until) => {
  const current = periodOf(day, start)
  expect(sameDayIn(periodBefore(current, start), current, day)).toBe(until)
})

test('the same day is found in any earlier month', () => {
  const current = periodOf('2026-03-30', 25)
  expect(sameDayIn(periodOf('2026-01-30', 25), current, '2026-03-30')).toBe('2026-01-30')
  expect(sameDayIn(periodOf('2025-03-30', 25), current, '2026-03-30')).toBe('2025-03-30')
  expect(sameDayIn(periodOf('2024-02-28', 25), current, '2026-03-30')).toBe('2024-02-29')
})

test('a month that is over is compared with the whole of an earlier one', () => {
  const april = periodOf('2026-04-10', 1)
  expect(sameDayIn(periodBefore(april, 1), april, '2026-05-01')).toBe('2026-03-31')
  expect(sameDayIn(periodBefore(april, 1), april, '2027-11-23')).toBe('2026-03-31')
})

const days = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const starts = fc.integer({ min: 1, max: 28 })

test('months follow each other without a gap, have their day in them and begin where they should', () => {
  fc.assert(
    fc.property(days, starts, fc.integer({ min: 0, max: 30 }), (day, start, back) => {
      const { from, to } = periodOf(day, start)
      expect(from <= day && day <= to).toBe(true)
      expect(Number(from.slice(8))).toBe(start)
      const later = periodOf(day, start, back)
      const earlier = periodOf(day, start, back + 1)
      expect(Date.parse(later.from) - Date.parse(earlier.to)).toBe(24 * 60 * 60 * 1000)
      expect(periodBefore(later, start)).toEqual(earlier)
      expect(periodAfter(earlier, start)).toEqual(later)
    }),
    rounds(),
  )
})

test('the day to compare with lies in the earlier month, and never goes back as days go by', () => {
  fc.assert(
    fc.property(days, starts, fc.integer({ min: 1, max: 30 }), (day, start, back) => {
      const current = periodOf(day, start)
      const earlier = periodOf(day, start, back)
      const until = sameDayIn(earlier, current, day)
      expect(earlier.from <= until && until <= earlier.to).toBe(true)
      const tomorrow = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
      expect(sameDayIn(earlier, current, tomorrow) >= until).toBe(true)
    }),
    rounds(),
  )
})

test.each([
  ['0001-03-05', 1, '0001-03-01', '0001-03-31'],
  ['0099-01-05', 25, '0098-12-25', '0099-01-24'],
])('the month of %s that begins on the %d is of its own century', (day, first, from, to) => {
  expect(periodOf(day, first)).toEqual({ from, to })
})
