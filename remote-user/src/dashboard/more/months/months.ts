import { centsOf, decimalOf, type Summary } from '@pundi/contract'
import { dateFormat, dateLocale, type Period, periodBefore, periodOf } from '@pundi/kit/format'

/** A month as the user counts them, with decimal texts. */
export interface Month extends Period {
  income: string
  expense: string
  /** Income less expense. */
  balance: string
}

const shown = 12

/** The days of the months that are shown: the last ones, or those up to `period` where it is before them. */
export function daysShown(period: Period | null, current: Period, monthStart: number): Period {
  const upTo = ({ from, to }: Period) => ({ from: periodOf(from, monthStart, shown - 1).from, to })
  const days = upTo(current)
  return period && period.from < days.from ? upTo(period) : days
}

/** The months of these days, in order of time; one without rows counts as zero. */
export function monthsIn({ from: first, to }: Period, byMonth: Summary['by_month'], monthStart: number) {
  const months: Month[] = []
  for (
    let period = periodOf(to, monthStart);
    period.from >= first;
    period = periodBefore(period, monthStart)
  ) {
    const { from, to } = period
    const { income = '0.00', expense = '0.00' } = byMonth.find(({ month }) => from.startsWith(month)) ?? {}
    months.unshift({
      ...{ from, to, income, expense },
      balance: decimalOf(centsOf(income) - centsOf(expense)),
    })
  }
  return months
}

/** The name of the month of a day in three letters, so that twelve fit beside each other: "sept" is "sep". */
export const abbreviateMonth = (day: string) =>
  dateFormat(dateLocale(), { month: 'short', timeZone: 'UTC' }).format(Date.parse(day)).slice(0, 3)
