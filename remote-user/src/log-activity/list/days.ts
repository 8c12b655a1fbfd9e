import type { Activity } from '@pundi/contract'
import { dateLocale, today } from '@pundi/kit/format'

interface Day {
  /** `yyyy-mm-dd`, in the user's time zone. */
  day: string
  activities: Activity[]
}

/** Groups a list, which is in order of time, by the user's days. */
export function groupByDay(activities: Activity[]) {
  const days: Day[] = []
  for (const activity of activities) {
    const day = today(new Date(activity.date))
    const last = days.at(-1)
    if (last?.day === day) last.activities.push(activity)
    else days.push({ day, activities: [activity] })
  }
  return days
}

/**
 * The heading of a calendar day, `yyyy-mm-dd`: "Jumat, 20 Nov 2026". Weekday and date are formatted apart: formatted
 * together, Spanish writes "22 de nov de 2026", which the rest of the page does not.
 */
export function nameDay(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  const say = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(), { ...parts, timeZone: 'UTC' }).format(moment)
  const weekday = say({ weekday: 'long' })
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}, ${say({ day: 'numeric', month: 'short', year: 'numeric' })}`
}
