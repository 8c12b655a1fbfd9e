import type { Summary } from '@pundi/contract'
import { dateLocale, type Period, periodBefore } from '@pundi/kit/format'
import { decimalOf, hundredthsOf } from '../../cash-flow/hundredths'

/** A month as the user counts them, with decimal texts. */
export interface Month extends Period {
  income: string
  expense: string
  /** Income less expense. */
  balance: string
}

/** The twelve months up to `last`, in order of time; one without rows counts as zero. */
export function lastMonths(byMonth: Summary['by_month'], last: Period, monthStart: number): Month[] {
  const months: Month[] = []
  for (let period = last; months.length < 12; period = periodBefore(period, monthStart)) {
    const { from, to } = period
    const { income = '0.00', expense = '0.00' } = byMonth.find(({ month }) => from.startsWith(month)) ?? {}
    months.unshift({
      ...{ from, to, income, expense },
      balance: decimalOf(hundredthsOf(income) - hundredthsOf(expense)),
    })
  }
  return months
}

/** The name of the month of a day in three letters, so that twelve fit beside each other: "sept" is "sep". */
export const abbreviateMonth = (day: string) =>
  new Intl.DateTimeFormat(dateLocale(), { month: 'short', timeZone: 'UTC' })
    .format(Date.parse(day))
    .slice(0, 3)
