import type { BudgetRule, Period } from '@pundi/contract'

/*
 * A period's number is the number of months since the year 0. Numbers can be compared without dates, so that even a
 * hundred years of periods are cheap.
 */

export type Calendar = { month_start: number; today: string }

export function numberOf(day: string, monthStart: number): number {
  const { month, date } = monthAndDateOf(day)
  return date < monthStart ? month - 1 : month
}

export const periodAt = (number: number, monthStart: number): Period => ({
  from: dayInPeriod(number, monthStart),
  to: monthStart === 1 ? dayInPeriod(number, daysIn(number)) : dayInPeriod(number + 1, monthStart - 1),
})

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
  const { month, date } = monthAndDateOf(from_period)
  const all = daysIn(month)
  const before = date < monthStart ? monthStart - date : all - date + monthStart
  const number = numberOf(from_period, monthStart)
  return before * 2 > all ? { number, days: before } : { number: number + 1, days: all - before }
}

function monthAndDateOf(day: string): { month: number; date: number } {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return { month: year * 12 + month - 1, date }
}

function dayInPeriod(number: number, date: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1]
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

const shortMonths = [3, 5, 8, 10]

function daysIn(number: number): number {
  const [year, month] = [Math.floor(number / 12), number % 12]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 1) return isLeap ? 29 : 28
  return shortMonths.includes(month) ? 30 : 31
}
