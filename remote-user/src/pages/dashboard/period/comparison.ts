import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export interface Comparison {
  before: Period
  /**
   * Last day of `before` that is compared. While the shown period is running, the day of `before`
   * that corresponds to today.
   */
  until: string
}

/**
 * The period before `period`, for a comparison. "first" if the user's first transaction is in
 * `period`. Undefined if that transaction is later or unknown. Also undefined for all time.
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
