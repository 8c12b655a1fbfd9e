import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export interface Comparison {
  before: Period
  /**
   * Last day of `before` that is compared. If today is in the shown period, this is the same date
   * in `before`: 15 April if today is 15 May. Otherwise it is the end of `before`.
   */
  until: string
}

/**
 * The period before `period`, for a comparison. "first" if the user's oldest transaction is in
 * `period`. Undefined if the oldest transaction is later than `period` or unknown. Also undefined
 * for all time.
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
