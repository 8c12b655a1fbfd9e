import { dateFormat, dateLocale } from '@pundi/kit/format'

export const nameDay = (day: string) => name(day, { day: 'numeric', month: 'short' })

/** "Nov 2026". */
export const nameMonthAndYear = (day: string) => name(day, { month: 'short', year: 'numeric' })

/** Three letters ("sep" for "sept"), so that twelve months fit side by side. */
export const abbreviateMonth = (day: string) => name(day, { month: 'short' }).slice(0, 3)

const name = (day: string, parts: Intl.DateTimeFormatOptions) =>
  dateFormat(dateLocale(), { ...parts, timeZone: 'UTC' }).format(Date.parse(day))
