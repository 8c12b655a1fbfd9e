import { type Period, periodOf, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

/** The user's month that today is in. */
export const thisPeriod = () => periodOf(today(), preferences.getState().month_start)

/**
 * The period that an address names by a day of it, usually its first; null for all time. One that has not begun is this
 * one: it has nothing to show.
 */
export function readPeriod(name: string | null): Period | null {
  if (!name || !/^\d{4}-\d{2}-\d{2}$/.test(name)) return null
  const [period, current] = [periodOf(name, preferences.getState().month_start), thisPeriod()]
  return period.from < current.from ? period : current
}

/** How an address names a period. */
export const nameInAddress = (period: Period | null) => period?.from ?? 'all'
