/** A user's month: its first and its last day, `yyyy-mm-dd`. */
export interface Period {
  from: string
  to: string
}

/**
 * The user's month that has the day `day` (`yyyy-mm-dd`), or one `back` months before it. A month begins on its day
 * `monthStart` (1 to 28) and runs to the day before the next.
 */
export function periodOf(day: string, monthStart: number, back = 0): Period {
  const [year, month, date] = partsOf(day)
  const begun = month - (date < monthStart ? 1 : 0) - back
  return { from: dayAt(year, begun, monthStart), to: dayAt(year, begun + 1, monthStart - 1) }
}

/**
 * The same day one month before (`yyyy-mm-dd`), or the last of that month where it is shorter: what an unfinished month
 * is compared up to.
 */
export function sameDayBefore(day: string): string {
  const [year, month, date] = partsOf(day)
  const last = dayAt(year, month, 0)
  const same = dayAt(year, month - 1, date)
  return same < last ? same : last
}

/** Year, month from 0, and day. */
function partsOf(day: string): [year: number, month: number, date: number] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return [year, month - 1, date]
}

/** Day 0 is the last of the month before. In UTC no day is skipped or doubled by the clocks. */
const dayAt = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
