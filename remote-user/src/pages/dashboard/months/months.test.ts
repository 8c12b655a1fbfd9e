import type { Period } from '@pundi/kit/format'
import { daysShown, monthsIn } from './months'

const lastMonths = (byMonth: Parameters<typeof monthsIn>[1], last: Period, monthStart: number) =>
  monthsIn(daysShown(null, last, monthStart), byMonth, monthStart)

const february = { from: '2026-02-01', to: '2026-02-28' }

test('the last twelve months are whole, across the turn of a year; one without rows counts as zero', () => {
  const november = { month: '2025-11', income: '1.00', expense: '2.00', owed: '0.50' }
  const old = { month: '2025-02', income: '9.00', expense: '9.00' }
  const months = lastMonths([old, november], february, 1)
  expect(months.map(({ from }) => from)).toEqual([
    ...['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(month => `2025-${month}-01`),
    '2026-01-01',
    '2026-02-01',
  ])
  expect(months[8]).toEqual({
    ...{
      from: '2025-11-01',
      to: '2025-11-30',
      income: '1.00',
      expense: '2.00',
      balance: '-1.00',
      owed: '0.50',
    },
  })
  expect(months[0]).toMatchObject({ income: '0.00', expense: '0.00', balance: '0.00' })
})

test('where months begin on the 25th, each is named after the month that its first day is in', () => {
  const row = { month: '2026-01', income: '5.00', expense: '2.00' }
  const months = lastMonths([row], { from: '2026-01-25', to: '2026-02-24' }, 25)
  expect(months.at(-1)).toMatchObject({ from: '2026-01-25', to: '2026-02-24', balance: '3.00' })
  expect(months[0]).toMatchObject({ from: '2025-02-25', to: '2025-03-24' })
})

test('the days shown are twelve months up to this one, or up to an earlier period that those lack', () => {
  const current = { from: '2026-10-25', to: '2026-11-24' }
  const last = { from: '2025-11-25', to: '2026-11-24' }
  expect(daysShown(null, current, 25)).toEqual(last)
  expect(daysShown({ from: '2025-11-25', to: '2025-12-24' }, current, 25)).toEqual(last)
  expect(daysShown({ from: '2025-10-25', to: '2025-11-24' }, current, 25)).toEqual({
    from: '2024-11-25',
    to: '2025-11-24',
  })
})
