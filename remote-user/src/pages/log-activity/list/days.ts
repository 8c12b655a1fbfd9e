import type { Activity } from '@pundi/contract'
import { today } from '@pundi/kit/format'

interface Day {
  /** `yyyy-mm-dd`, in the user's time zone. */
  day: string
  activities: Activity[]
}

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
