/** A range of days, `yyyy-mm-dd`, both included. */
export interface Days {
  from: string
  to: string
}

export type Unit = 'day' | 'week' | 'month' | 'period' | 'year'

const DAY = 24 * 60 * 60 * 1000

/**
 * The most days of a range that is cut into weeks or periods, or that has a point for each day or week. 1116 days are
 * about three years of months. With more days, the chart's bars could not be told apart.
 */
const MOST_DAYS = { weeks: 62, periods: 1116, dayPoints: 93, weekPoints: 371 }

export function unitOfSteps(range: Days): 'week' | 'period' | 'year' {
  const days = lengthOf(range)
  if (days <= MOST_DAYS.weeks) return 'week'
  return days <= MOST_DAYS.periods ? 'period' : 'year'
}

export function unitOfPoints(range: Days): 'day' | 'week' | 'month' {
  const days = lengthOf(range)
  if (days <= MOST_DAYS.dayPoints) return 'day'
  return days <= MOST_DAYS.weekPoints ? 'week' : 'month'
}

/**
 * Cuts a range into steps, each of which begins with a unit: weeks on Monday, calendar months on the 1st, periods on
 * the day `monthStart`, years with the period that begins in January. The first and the last step may be partial.
 */
export function listSteps({ from, to }: Days, unit: Unit, monthStart: number): Days[] {
  const steps: Days[] = []
  const end = msOf(to)
  for (let begun = msOf(from); begun <= end;) {
    const next = nextBegin(begun, unit, unit === 'month' ? 1 : monthStart)
    steps.push({ from: dayOf(begun), to: dayOf(Math.min(next - DAY, end)) })
    begun = next
  }
  return steps
}

function nextBegin(ms: number, unit: Unit, monthStart: number): number {
  const date = new Date(ms)
  if (unit === 'day') return ms + DAY
  if (unit === 'week') return ms + (7 - ((date.getUTCDay() + 6) % 7)) * DAY
  const isAhead = date.getUTCDate() < monthStart
  if (unit === 'year') date.setUTCMonth(isAhead && date.getUTCMonth() === 0 ? 0 : 12, monthStart)
  else date.setUTCMonth(date.getUTCMonth() + (isAhead ? 0 : 1), monthStart)
  return date.valueOf()
}

/**
 * Where the sums of a range of days come from: `months` from the totals of whole months, `edges` from single records.
 */
export interface Found {
  /** The first day of the first whole month, and that of the last; null if no month is whole. */
  months: Days | null
  edges: Days[]
}

export function findSums({ from, to }: Days): Found {
  const [first, after] = [new Date(msOf(from)), new Date(msOf(to) + DAY)]
  if (first.getUTCDate() > 1) first.setUTCMonth(first.getUTCMonth() + 1, 1)
  after.setUTCDate(1)
  if (first >= after) return { months: null, edges: [{ from, to }] }
  const last = new Date(after)
  last.setUTCMonth(last.getUTCMonth() - 1)
  return {
    months: { from: dayOf(first.valueOf()), to: dayOf(last.valueOf()) },
    edges: [
      ...(msOf(from) < first.valueOf() ? [{ from, to: dayOf(first.valueOf() - DAY) }] : []),
      ...(after.valueOf() <= msOf(to) ? [{ from: dayOf(after.valueOf()), to }] : []),
    ],
  }
}

const FIRST_DAY = '0001-01-01'

/** All days before `day`; empty for the earliest possible date. */
export const daysBefore = (day: string): Days[] =>
  day === FIRST_DAY ? [] : [{ from: FIRST_DAY, to: dayOf(msOf(day) - DAY) }]

const lengthOf = ({ from, to }: Days) => (msOf(to) - msOf(from)) / DAY + 1
const msOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
