import {
  addDays,
  addMonths,
  countDays,
  dateOf,
  daysBetween,
  FIRST_DAY,
  firstOfMonth,
  monthOf,
  type Period,
  weekdayOf,
} from '@pundi/contract'

export type Unit = 'day' | 'week' | 'month' | 'period' | 'year'

/**
 * The longest ranges for each unit of a chart, in days. One bar is a week in ranges up to 62 days,
 * and a period in ranges up to 1116 days (about three years). In longer ranges, one bar is a year.
 * One point is a day up to 93 days, a week up to 371 days, and a month in longer ranges. More bars
 * could not be told apart.
 */
const MOST_DAYS = { weeks: 62, periods: 1116, dayPoints: 93, weekPoints: 371 }

export function unitOfSteps({ from, to }: Period): 'week' | 'period' | 'year' {
  const days = countDays(from, to)
  if (days <= MOST_DAYS.weeks) return 'week'
  return days <= MOST_DAYS.periods ? 'period' : 'year'
}

export function unitOfPoints({ from, to }: Period): 'day' | 'week' | 'month' {
  const days = countDays(from, to)
  if (days <= MOST_DAYS.dayPoints) return 'day'
  return days <= MOST_DAYS.weekPoints ? 'week' : 'month'
}

/**
 * Cuts a range into steps. Each step begins with a unit: weeks on Monday, calendar months on the
 * 1st, periods on the day `monthStart`, years with the period that begins in January. The first and
 * the last step may be partial.
 */
export function listSteps({ from, to }: Period, unit: Unit, monthStart: number): Period[] {
  const steps: Period[] = []
  for (let begun = from; daysBetween(begun, to) >= 0;) {
    const next = nextBegin(begun, unit, unit === 'month' ? 1 : monthStart)
    steps.push({ from: begun, to: daysBetween(next, to) >= 0 ? addDays(next, -1) : to })
    begun = next
  }
  return steps
}

function nextBegin(day: string, unit: Unit, monthStart: number): string {
  if (unit === 'day') return addDays(day, 1)
  if (unit === 'week') return addDays(day, 8 - weekdayOf(day))
  const isAhead = dateOf(day) < monthStart
  const monthOfYear = monthOf(day) % 12
  if (unit === 'year') return addMonths(day, isAhead && monthOfYear === 0 ? 0 : 12 - monthOfYear, monthStart)
  return addMonths(day, isAhead ? 0 : 1, monthStart)
}

/** `months` are summed from the monthly totals, `edges` from individual records. */
export interface Found {
  /**
   * The first day of the first whole month, and the first day of the last whole month. Null if no
   * month is whole.
   */
  months: Period | null
  edges: Period[]
}

export function findSums({ from, to }: Period): Found {
  const first = dateOf(from) === 1 ? from : addMonths(from, 1, 1)
  const after = firstOfMonth(addDays(to, 1))
  if (monthOf(first) >= monthOf(after)) return { months: null, edges: [{ from, to }] }
  return {
    months: { from: first, to: addMonths(after, -1) },
    edges: [
      ...(from === first ? [] : [{ from, to: addDays(first, -1) }]),
      ...(daysBetween(after, to) >= 0 ? [{ from: after, to }] : []),
    ],
  }
}

export const daysBefore = (day: string): Period[] =>
  day === FIRST_DAY ? [] : [{ from: FIRST_DAY, to: addDays(day, -1) }]
