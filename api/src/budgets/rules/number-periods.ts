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
 * A period's number is the number of months since the year 0. Numbers can be compared without dates, so that even a
 * hundred years of periods are cheap.
 */

export type Calendar = { month_start: number; today: string }

export const numberOf = (day: string, monthStart: number): number =>
  monthOf(day) - (dateOf(day) < monthStart ? 1 : 0)

export const periodAt = (number: number, monthStart: number): Period =>
  periodOf(addMonths(FIRST_DAY, number - monthOf(FIRST_DAY), monthStart), monthStart)

/**
 * The first period of a lasting rule that begins on `day`: the period that contains the day. If the day is still to
 * come in the current period, the first period is the next one, because a rule that has not begun must not affect the
 * current period.
 */
export function firstPeriodOf(day: string, { month_start, today }: Calendar): number {
  const number = numberOf(day, month_start)
  return day > today && number === numberOf(today, month_start) ? number + 1 : number
}

/**
 * For a rule that applies to the one month that begins on `from_period`: the period that contains most of the month's
 * days, and the number of these days. If two periods contain equally many, the later period.
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
