import { UTCDateMini } from '@date-fns/utc/date/mini'
import { addDays as plusDays } from 'date-fns/addDays'
import { addMonths as plusMonths } from 'date-fns/addMonths'
import { millisecondsInDay } from 'date-fns/constants'

/*
 * Days are `yyyy-mm-dd`, in the Gregorian calendar from year 1 to 9999, without hours or time
 * zones. All calculations with days are in this file. The year after 9999 has five digits, so a day
 * past the limit is recognised by its length.
 */

export const FIRST_DAY = '0001-01-01'
export const LAST_DAY = '9999-12-31'

/** A range of days from `from` to `to`, both included. Usually a user's month. */
export interface Period {
  from: string
  to: string
}

export const addDays = (day: string, count: number): string => written(plusDays(read(day), count))

/**
 * 0 for the same day, negative if `to` is earlier. All days are equally long in UTC, so date-fns'
 * `differenceInCalendarDays` (142 bytes) is not needed.
 */
export const daysBetween = (from: string, to: string): number =>
  (read(to).valueOf() - read(from).valueOf()) / millisecondsInDay

/** Number of days from `from` to `to`, counting both. Zero or less if `to` is before `from`. */
export const countDays = (from: string, to: string): number => daysBetween(from, to) + 1

export const listDays = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, place) => addDays(from, place))

/** The day of the week: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => read(day).getDay() || 7

/** The day of the month, 1 to 31. */
export const dateOf = (day: string): number => Number(day.slice(-2))

/** Number of months since the year 0, to compare or subtract months. */
export function monthOf(day: string): number {
  const [year, month] = partsOf(day)
  return year * 12 + month - 1
}

export const daysInMonth = (day: string): number => dateOf(lastOfMonth(day))

/**
 * The day `count` months after `day`; before `day` if `count` is negative. `date` is the wanted day
 * of the month, by default that of `day`. A month that is too short gives its last day: one month
 * after 2026-01-31 is 2026-02-28.
 */
export function addMonths(day: string, count: number, date?: number | 'last' | null): string {
  const month = plusMonths(read(firstOfMonth(day)), count)
  const last = plusDays(plusMonths(month, 1), -1).getDate()
  const wanted = date === 'last' ? last : (date ?? dateOf(day))
  return written(plusDays(month, Math.min(wanted, last) - 1))
}

export const firstOfMonth = (day: string): string => `${day.slice(0, -2)}01`

export const lastOfMonth = (day: string): string => addMonths(day, 0, 'last')

/** Undefined for an impossible day, such as 31 February, and outside the years 1 to 9999. */
export function dayFromParts(year: number, month: number, date: number): string | undefined {
  const day = join(year, month, date)
  return year >= 1 && year <= 9999 && written(read(day)) === day ? day : undefined
}

/**
 * The period that contains `day`, or the period `back` periods earlier (later if negative). Periods
 * start on the day of the month `monthStart`, 1 to 28.
 */
export function periodOf(day: string, monthStart: number, back = 0): Period {
  const from = addMonths(day, (dateOf(day) < monthStart ? -1 : 0) - back, monthStart)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

export const periodBefore = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, 1)

export const periodAfter = ({ from }: Period, monthStart: number): Period => periodOf(from, monthStart, -1)

/**
 * Returns the last day of `earlier` that counts in a comparison with `current`. In `current`, only
 * the days up to `day` count. Both periods are cut at the same date, because bills recur on dates.
 * Examples for `day` = 31 May: April counts up to 30 April, March up to 31 March. If `day` is after
 * the end of `current`, all of `earlier` counts.
 */
export const sameDayIn = (earlier: Period, current: Period, day: string): string =>
  day > current.to ? earlier.to : addMonths(day, monthOf(earlier.from) - monthOf(current.from))

/** Midnight in UTC, so that no time zone changes a day. `Date.UTC` would read the years 0 to 99 as 1900 to 1999. */
function read(day: string): Date {
  const [year, month, date] = partsOf(day)
  const midnight = new UTCDateMini(0)
  midnight.setFullYear(year, month - 1, date)
  return midnight
}

const written = (midnight: Date) => join(midnight.getFullYear(), midnight.getMonth() + 1, midnight.getDate())

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number]

const join = (year: number, month: number, date: number) =>
  [String(year).padStart(4, '0'), ...[month, date].map(part => String(part).padStart(2, '0'))].join('-')
