import { type Period, periodOf, sameDayIn } from '@pundi/kit/format'

const DAY = 24 * 60 * 60 * 1000

/**
 * The range to compare with: the previous one, or the one a year before. Whole periods compare with as many whole
 * periods. Other ranges compare with as many days before, or with the same dates a year before. If the range
 * contains today, the other range ends at the corresponding day.
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
  if (kind === 'year') return { from: yearBefore(range.from), to: yearBefore(last) }
  const from = addDays(range.from, -daysBetween(range.from, range.to) - 1)
  return { from, to: addDays(from, daysBetween(range.from, last)) }
}

function countPeriods({ from, to }: Period, monthStart: number): number {
  const [first, last] = [periodOf(from, monthStart), periodOf(to, monthStart)]
  if (first.from !== from || last.to !== to) return 0
  return monthsOf(last.from) - monthsOf(first.from) + 1
}

const monthsOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const addDays = (day: string, days: number) => isoDay(Date.parse(day) + days * DAY)

/** The same date a year before. 29 February becomes 28 February. */
function yearBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year - 1, month, 0)).getUTCDate()
  return isoDay(Date.UTC(year - 1, month - 1, Math.min(date, last)))
}
