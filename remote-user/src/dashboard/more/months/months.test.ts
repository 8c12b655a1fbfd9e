import { lastMonths } from './months'

test('the last twelve months are whole, across the turn of a year; one without rows counts as zero', () => {
  const november = { month: '2025-11', income: '1.00', expense: '2.00' }
  const old = { month: '2025-02', income: '9.00', expense: '9.00' }
  const months = lastMonths([old, november], '2026-02-28')
  expect(months.map(({ month }) => month)).toEqual([
    ...['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(month => `2025-${month}`),
    '2026-01',
    '2026-02',
  ])
  expect(months[8]).toEqual(november)
  expect(months[0]).toEqual({ month: '2025-03', income: '0.00', expense: '0.00' })
})

test('in December the year is its own', () => {
  const months = lastMonths([], '2026-12-31')
  expect([months[0]!.month, months[11]!.month]).toEqual(['2026-01', '2026-12'])
})
