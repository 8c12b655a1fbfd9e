import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export interface Comparison {
  before: Period
  /**
   * Last day of `before` that is compared. If the period is running, the day that corresponds to
   * today.
   */
  until: string
}

/**
 * The previous period, up to the day that is compared. "first" if the user recorded nothing before
 * the period. Undefined for all time, and for a period before the first transaction.
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
