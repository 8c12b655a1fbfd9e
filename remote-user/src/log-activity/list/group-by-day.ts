import type { Activity } from '@pundi/contract'
import { today } from '@pundi/kit/format'

interface Day {
  /** `yyyy-mm-dd`, as it was where the reader is. */
  day: string
  activities: Activity[]
}

/** Parts a list that is in order of time at the reader's midnights. */
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
