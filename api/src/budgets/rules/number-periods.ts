import {
  addMonths,
  type BudgetRule,
  dateOf,
  daysInMonth,
  FIRST_DAY,
  monthOf,
  type Period,
  periodOf,
} from '@pundi/contract'

/*
 * A period's number is the number of months since the year 0. Comparing numbers needs no date
 * arithmetic, so even a hundred years of periods take little time.
 */

export type Calendar = { month_start: number; today: string }

export const numberOf = (day: string, monthStart: number): number =>
  monthOf(day) - (dateOf(day) < monthStart ? 1 : 0)

export const periodAt = (number: number, monthStart: number): Period =>
  periodOf(addMonths(FIRST_DAY, number - monthOf(FIRST_DAY), monthStart), monthStart)

/**
 * The first period to which a lasting rule that begins on `day` applies: the period that contains
 * `day`. Exception: a future rule never changes the current period. So if `day` is in the current
 * period but later than today, the rule applies from the next period on.
 */
export function firstPeriodOf(day: string, { month_start, today }: Calendar): number {
  const number = numberOf(day, month_start)
  return day > today && number === numberOf(today, month_start) ? number + 1 : number
}

/**
 * A rule of one month, which begins on `from_period`, belongs to the period that contains most of
 * its days. Returns the number of that period, and how many of the days are in it. If two periods
 * contain equally many days, the later period counts.
 */
export function ownPeriodOf(
  { from_period }: Pick<BudgetRule, 'from_period'>,
  monthStart: number,
): { number: number; days: number } {
  const [all, date] = [daysInMonth(from_period), dateOf(from_period)]
  const before = date < monthStart ? monthStart - date : all - date + monthStart
  const number = numberOf(from_period, monthStart)
  return before * 2 > all ? { number, days: before } : { number: number + 1, days: all - before }
}
