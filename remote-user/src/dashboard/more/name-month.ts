import { dateLocale } from '@pundi/shared/format'

/** A month, `yyyy-mm`, in words: "Nov 2026"; the short name alone is "Nov". */
export const nameMonth = (month: string, isShort = false) =>
  new Intl.DateTimeFormat(dateLocale(), {
    month: 'short',
    ...(!isShort && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
