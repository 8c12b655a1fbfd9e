/** A user's month: first and last day, `yyyy-mm-dd`, inclusive. */
export interface Period {
  from: string
  to: string
}

/**
 * The period that contains `day` (`yyyy-mm-dd`), or the period `back` periods before it. Periods start on day
 * `monthStart` of the month, 1 to 28.
 */
export function periodOf(day: string, monthStart: number, back = 0): Period {
  const [year, month, date] = partsOf(day)
  const begun = month - (date < monthStart ? 1 : 0) - back
  return { from: dayAt(year, begun, monthStart), to: dayAt(year, begun + 1, monthStart - 1) }
}

export const periodBefore = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, 1)

export const periodAfter = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, -1)

/**
 * The last day of the part of `earlier` that is compared with `current` up to `day`. It has the same date, because
 * bills recur on dates; in a shorter month it is the last day. If `current` ended before `day`, all of `earlier` is
 * compared.
 */
export function sameDayIn(earlier: Period, current: Period, day: string): string {
  if (day > current.to) return earlier.to
  const [year, month, date] = partsOf(day)
  const back = monthsOf(current) - monthsOf(earlier)
  const last = dayAt(year, month - back + 1, 0)
  const same = dayAt(year, month - back, date)
  return same < last ? same : last
}

function monthsOf({ from }: Period): number {
  const [year, month] = partsOf(from)
  return year * 12 + month
}

/** Months count from 0. */
function partsOf(day: string): [year: number, month: number, date: number] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return [year, month - 1, date]
}

/**
 * Day 0 is the last day of the month before. Uses UTC, which has no clock changes. `Date.UTC` would read the years 0 to
 * 99 as 1900 to 1999.
 */
const dayAt = (year: number, month: number, date: number) =>
  new Date(new Date(0).setUTCFullYear(year, month, date)).toISOString().slice(0, 10)
