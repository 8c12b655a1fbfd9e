import { addDays, addMonths, daysBetween, monthOf } from '@pundi/contract'
import { type Period, periodOf, sameDayIn } from '@pundi/kit/format'

/**
 * The range to compare with. `before`: the range of the same length directly before. `year`: the
 * same dates one year earlier. Whole periods are compared with whole periods.
 * If the range contains today, the result ends at the day that corresponds to today.
 */
export function otherOf(
  range: Period,
  kind: 'before' | 'year',
  { today, monthStart }: { today: string; monthStart: number },
): Period {
  const isRunning = range.from <= today && today < range.to
  const periods = countPeriods(range, monthStart)
  if (periods > 0) {
    const back = kind === 'year' ? 12 : periods
    const shift = (day: string) => periodOf(day, monthStart, back)
    const current = periodOf(isRunning ? today : range.to, monthStart)
    const to = isRunning ? sameDayIn(shift(today), current, today) : shift(range.to).to
    return { from: shift(range.from).from, to }
  }
  const last = isRunning ? today : range.to
  if (kind === 'year') return { from: addMonths(range.from, -12), to: addMonths(last, -12) }
  const from = addDays(range.from, -daysBetween(range.from, range.to) - 1)
  return { from, to: addDays(from, daysBetween(range.from, last)) }
}

function countPeriods({ from, to }: Period, monthStart: number): number {
  const [first, last] = [periodOf(from, monthStart), periodOf(to, monthStart)]
  if (first.from !== from || last.to !== to) return 0
  return monthOf(last.from) - monthOf(first.from) + 1
}
