import type { BudgetRule, Period } from '@pundi/contract'

/*
 * A period has a number: how many months after the year 0 it begins. Numbers are compared and counted without dates, so
 * that a chain of a hundred years costs nothing.
 */

/** On which day a user's months begin, and the user's day. */
export type Calendar = { month_start: number; today: string }

/** The number of the period that has the day. */
export function numberOf(day: string, monthStart: number): number {
  const { month, date } = partsOf(day)
  return date < monthStart ? month - 1 : month
}

/** The first and the last day of a period. */
export const periodAt = (number: number, monthStart: number): Period => ({
  from: dayOf(number, monthStart),
  to: monthStart === 1 ? dayOf(number, daysIn(number)) : dayOf(number + 1, monthStart - 1),
})

/**
 * The first period in which a lasting rule holds, by its first day: the period that ends on that day or later. In the
 * present period only a rule that has begun holds.
 */
export function firstPeriodOf(day: string, { month_start, today }: Calendar): number {
  const number = numberOf(day, month_start)
  return day > today && number === numberOf(today, month_start) ? number + 1 : number
}

/** The period that has most days of a rule for one month alone, the later of two that have as many; and how many. */
export function ownPeriodOf(
  { from_period }: Pick<BudgetRule, 'from_period'>,
  monthStart: number,
): { number: number; days: number } {
  const { month, date } = partsOf(from_period)
  const all = daysIn(month)
  const before = date < monthStart ? monthStart - date : all - date + monthStart
  const number = numberOf(from_period, monthStart)
  return before * 2 > all ? { number, days: before } : { number: number + 1, days: all - before }
}

function partsOf(day: string): { month: number; date: number } {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return { month: year * 12 + month - 1, date }
}

function dayOf(number: number, date: number): string {
  const [year, month] = [Math.floor(number / 12), (number % 12) + 1]
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
}

const padded = (value: number, length: number) => String(value).padStart(length, '0')

/** April, June, September and November, from 0. */
const shortMonths = [3, 5, 8, 10]

function daysIn(number: number): number {
  const [year, month] = [Math.floor(number / 12), number % 12]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  if (month === 1) return isLeap ? 29 : 28
  return shortMonths.includes(month) ? 30 : 31
}
