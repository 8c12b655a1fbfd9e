import { dateLocale } from '@pundi/shared/format'

/** A calendar day, `yyyy-mm-dd`, as a heading says it: "Jumat, 20 Nov 2026". */
export const nameDay = (day: string) =>
  new Intl.DateTimeFormat(dateLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
