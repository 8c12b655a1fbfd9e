import { dateFormat, dateLocale } from '@pundi/kit/format'

/**
 * Formats `yyyy-mm-dd` as "Jumat, 20 Nov 2026". Weekday and date are formatted separately:
 * together, Spanish would give "22 de nov de 2026", unlike the other dates on the page.
 */
export function formatDayHeading(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  const say = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(dateLocale(), { ...parts, timeZone: 'UTC' }).format(moment)
  const weekday = say({ weekday: 'long' })
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${say({ day: 'numeric', month: 'short', year: 'numeric' })}`
}
