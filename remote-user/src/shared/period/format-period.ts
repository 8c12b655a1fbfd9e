import { dateFormat, dateLocale, type Period } from '@pundi/kit/format'

/**
 * Formats a period: "November 2026", or "25 Nov – 24 Dec 2026" if it is not a calendar month.
 * @param month length of the month's name
 */
export function formatPeriod({ from, to }: Period, month: 'long' | 'short' = 'long') {
  const isMonth = from.endsWith('-01')
  const format = dateFormat(dateLocale(), {
    ...(isMonth ? { month } : { day: 'numeric', month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  })
  return isMonth ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to))
}
