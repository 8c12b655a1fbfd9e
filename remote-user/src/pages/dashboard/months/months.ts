import { centsOf, decimalOf, type Summary } from '@pundi/contract'
import { type Period, periodBefore, periodOf } from '@pundi/kit/format'

/**
 * A month that begins on the day that the user has chosen, such as 25 November to 24 December.
 * Amounts are decimal text.
 */
export interface Month extends Period {
  income: string
  expense: string
  balance: string
  owed?: string | undefined
}

const shown = 12

export function daysShown(period: Period | null, current: Period, monthStart: number): Period {
  const upTo = ({ from, to }: Period) => ({ from: periodOf(from, monthStart, shown - 1).from, to })
  const days = upTo(current)
  return period && period.from < days.from ? upTo(period) : days
}

/** Months in chronological order. The amounts of a month without transactions are zero. */
export function monthsIn({ from: first, to }: Period, byMonth: Summary['by_month'], monthStart: number) {
  const months: Month[] = []
  for (
    let period = periodOf(to, monthStart);
    period.from >= first;
    period = periodBefore(period, monthStart)
  ) {
    const { from, to } = period
    const {
      income = '0.00',
      expense = '0.00',
      owed,
    } = byMonth.find(({ month }) => from.startsWith(month)) ?? {}
    months.unshift({
      ...{ from, to, income, expense, ...(owed !== undefined && { owed }) },
      balance: decimalOf(centsOf(income) - centsOf(expense)),
    })
  }
  return months
}
