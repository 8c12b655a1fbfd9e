import { type Period, periodOf, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export const thisPeriod = () => periodOf(today(), preferences.getState().month_start)

/**
 * The period that contains the date `name`, such as "2026-11-01". Null (all time) for any other
 * text. A future date gives the current period.
 */
export function readPeriod(name: string | null): Period | null {
  if (!name || !/^\d{4}-\d{2}-\d{2}$/.test(name)) return null
  const [period, current] = [periodOf(name, preferences.getState().month_start), thisPeriod()]
  return period.from < current.from ? period : current
}

export const nameInAddress = (period: Period | null) => period?.from ?? 'all'
