import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export interface Comparison {
  before: Period
  /**
   * Last day of `before` that is compared. If today is in the shown period, this day is the same
   * date in `before`: 15 April if today is 15 May. Otherwise, this day is the end of `before`.
   */
  until: string
}

/**
 * Returns the period before `period`, for a comparison. Returns "first" if the user's oldest
 * transaction is in `period`. Returns undefined if the oldest transaction is later or unknown.
 *
 * @param period null means all time, which has no comparison: returns undefined
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
