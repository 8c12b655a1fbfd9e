import fc from 'fast-check'
import { periodOf } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { numberOf, ownPeriodOf, periodAt } from './number-periods'

const day = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2101-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const start = fc.integer({ min: 1, max: 28 })

test('a period has the days that the calendar gives it, and its neighbours the ones beside it', () => {
  fc.assert(
    fc.property(day, start, fc.integer({ min: -30, max: 30 }), (some, first, ahead) => {
      expect(periodAt(numberOf(some, first) + ahead, first)).toEqual(periodOf(some, first, -ahead))
    }),
    rounds(5000, 1000),
  )
})

test('what is said for one month alone belongs to the period that has most of its days, or to the later one', () => {
  fc.assert(
    fc.property(day, start, start, (some, own, first) => {
      const month = periodAt(numberOf(some, own), own)
      const shares = [-1, 0, 1].map(ahead => {
        const { from, to } = periodOf(month.from, first, -ahead)
        return countDays(from > month.from ? from : month.from, to < month.to ? to : month.to)
      })
      const most = Math.max(...shares)
      const { number, days } = ownPeriodOf({ from_period: month.from }, first)
      expect([number, days]).toEqual([numberOf(month.from, first) + shares.lastIndexOf(most) - 1, most])
    }),
    rounds(5000, 1000),
  )
})

test.each([
  ['2026-01-01', 16, '2026-01-16'],
  ['2026-02-01', 16, '2026-01-16'],
  ['2026-02-01', 15, '2026-02-15'],
  ['2026-11-25', 1, '2026-12-01'],
  ['2026-11-25', 25, '2026-11-25'],
  ['2024-02-01', 15, '2024-02-15'],
])(
  'the month from %s on belongs, with months from the %d, to the one that begins on %s',
  (from_period, first, expected) => {
    expect(periodAt(ownPeriodOf({ from_period }, first).number, first).from).toBe(expected)
  },
)

const countDays = (from: string, to: string) =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1)
