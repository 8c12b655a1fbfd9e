import type { Summary } from '@pundi/contract'
import { type Period, periodBefore, sameDayIn, today } from '@pundi/kit/format'
import { preferences } from '@pundi/platform/session'

export interface Comparison {
  before: Period
  /** Last day of `before` that counts: in a running period, the counterpart of today. */
  until: string
}

/**
 * The previous period and its last day that counts. "first" if nothing was recorded before this period.
 * Undefined for all time, and for a period before all transactions.
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
