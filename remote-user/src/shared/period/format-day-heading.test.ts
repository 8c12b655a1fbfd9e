import { preferences } from '@pundi/platform/session'
import { formatDayHeading } from './format-day-heading'

test.each([
  [null, 'Minggu, 22 Nov 2026'],
  ['id', 'Minggu, 22 Nov 2026'],
  ['en', 'Sunday, 22 Nov 2026'],
  ['es', 'Domingo, 22 nov 2026'],
] as const)('in %s a day is headed "%s"', (language, heading) => {
  preferences.setState({ language })
  expect(formatDayHeading('2026-11-22')).toBe(heading)
})
