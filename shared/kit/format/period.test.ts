import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { periodOf, sameDayBefore } from '.'

test.each([
  ['2026-11-20', 1, '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-31', 1, '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-30', 1, '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['2026-11-24', 25, '2026-10-25', '2026-11-24', '2026-09-25', '2026-10-24'],
  ['2026-11-25', 25, '2026-11-25', '2026-12-24', '2026-10-25', '2026-11-24'],
  ['2027-01-01', 28, '2026-12-28', '2027-01-27', '2026-11-28', '2026-12-27'],
])(
  'on %s, where months begin on day %i, this month is %s to %s and the last %s to %s',
  (day, start, from, to, fromBefore, toBefore) => {
    expect(periodOf(day, start)).toEqual({ from, to })
    expect(periodOf(day, start, 1)).toEqual({ from: fromBefore, to: toBefore })
  },
)

test.each([
  ['2026-11-23', '2026-10-23'],
  ['2026-03-31', '2026-02-28'],
  ['2028-03-29', '2028-02-29'],
  ['2026-01-05', '2025-12-05'],
  ['2026-07-31', '2026-06-30'],
])('the day to compare %s with is %s', (day, before) => {
  expect(sameDayBefore(day)).toBe(before)
})

test('months follow each other without a gap, have their day in them and begin where they should', () => {
  const days = fc
    .date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 30 }),
      (day, start, back) => {
        const { from, to } = periodOf(day, start)
        expect(from <= day && day <= to).toBe(true)
        expect(Number(from.slice(8))).toBe(start)
        const later = periodOf(day, start, back)
        const earlier = periodOf(day, start, back + 1)
        expect(Date.parse(later.from) - Date.parse(earlier.to)).toBe(24 * 60 * 60 * 1000)
        const compared = sameDayBefore(day)
        const before = periodOf(day, start, 1)
        expect(before.from <= compared && compared <= before.to).toBe(true)
      },
    ),
    rounds(),
  )
})
