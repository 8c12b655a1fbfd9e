import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

/** What a period is compared with. */
export interface Comparison {
  before: Period
  /** The last day of it that counts. */
  until: string
}

/**
 * The period before and the day up to which it counts; "first" where nothing was booked before this one, so that there
 * is nothing to compare with. Undefined for all time, and for a period before everything that is booked.
 */
export function comparisonOf(
  period: Period | null,
  summary: Summary | null,
): Comparison | 'first' | undefined {
  const firstDay = summary?.compared?.first_day
  if (!period || !firstDay || firstDay > period.to) return undefined
  if (firstDay >= period.from) return 'first'
  const before = periodBefore(period, preferences.getState().month_start)
  return { before, until: sameDayIn(before, period, today()) }
}
