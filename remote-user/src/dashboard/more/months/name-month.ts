import { dateLocale } from '@pundi/kit/format'

const format = (month: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(), { ...parts, timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** A month, `yyyy-mm`, in words: "Nov 2026". */
export const nameMonth = (month: string) => format(month, { month: 'short', year: 'numeric' })

/** Its name alone, in the three letters that twelve beside each other have room for: "sept" is "sep". */
export const abbreviateMonth = (month: string) => format(month, { month: 'short' }).slice(0, 3)
