import { monthBorders } from './month-borders'

test.each([
  ['2026-11-20', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['2026-01-31', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['2028-03-30', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29'],
])('on %s this month is %s to %s and last month %s to %s', (today, from, to, fromBefore, toBefore) => {
  expect(monthBorders(today)).toEqual({ from, to })
  expect(monthBorders(today, 1)).toEqual({ from: fromBefore, to: toBefore })
})
