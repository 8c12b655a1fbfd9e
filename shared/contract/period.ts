/** A user's month: its first and its last day, `yyyy-mm-dd`, both included. */
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

/** The period that ends on the day before this one begins. */
export const periodBefore = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, 1)

/** The period that begins on the day after this one ends. */
export const periodAfter = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, -1)

/**
 * The day up to which an earlier period is compared with the current one on the day `day` of it (`yyyy-mm-dd`): the day
 * with the same date, as bills fall on dates, or the last of that month where it is shorter. A current period that is
 * over on `day` is compared with the whole earlier one.
 */
export function sameDayIn(earlier: Period, current: Period, day: string): string {
  if (day > current.to) return earlier.to
  const [year, month, date] = partsOf(day)
  const back = monthsOf(current) - monthsOf(earlier)
  const last = dayAt(year, month - back + 1, 0)
  const same = dayAt(year, month - back, date)
  return same < last ? same : last
}

/** How many months after the year 0 a period begins. */
function monthsOf({ from }: Period): number {
  const [year, month] = partsOf(from)
  return year * 12 + month
}

/** Year, month from 0, and day. */
function partsOf(day: string): [year: number, month: number, date: number] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return [year, month - 1, date]
}

/**
 * Day 0 is the last of the month before. In UTC no day is skipped or doubled by the clocks. `Date.UTC` would take the
 * years 0 to 99 for those from 1900 on.
 */
const dayAt = (year: number, month: number, date: number) =>
  new Date(new Date(0).setUTCFullYear(year, month, date)).toISOString().slice(0, 10)
