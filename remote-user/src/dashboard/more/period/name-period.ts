import { dateFormat, dateLocale, type Period } from '@pundi/kit/format'

/**
 * A period in words: "November 2026", or its days where it is no month of the calendar: "25 Nov – 24 Dec 2026".
 *
 * @param month how long the name of a month is
 */
export function namePeriod({ from, to }: Period, month: 'long' | 'short' = 'long') {
  const isMonth = from.endsWith('-01')
  const format = dateFormat(dateLocale(), {
    ...(isMonth ? { month } : { day: 'numeric', month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  })
  return isMonth ? format.format(Date.parse(from)) : format.formatRange(Date.parse(from), Date.parse(to))
}
