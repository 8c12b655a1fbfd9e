import type { MonthDay, ScheduleUnit, Weekend } from './choices'

/** When a schedule is due. Days are `yyyy-mm-dd`. It ends with the day `until`, after `count` due days, or never. */
export interface ScheduleRule {
  unit: ScheduleUnit
  every: number
  anchor_date: string
  /** Only for months or years. By default, the due days have the day of the month of `anchor_date`. */
  month_day?: MonthDay | null | undefined
  weekend?: Weekend | undefined
  until?: string | null | undefined
  count?: number | null | undefined
}

/**
 * The `n`th due date, counted from 0. `due_on` is the day that the rule gives; `date` is the day on which it is
 * recorded, moved off a weekend if the rule says so.
 */
export interface ScheduledDay {
  n: number
  due_on: string
  date: string
}

const LAST_DAY = '9999-12-31'

/**
 * The `n`th due date; undefined after the last one. Each is computed from the first, so a schedule on the 31st or on 29
 * February returns to that day after shorter months. `until` and `count` limit `due_on`. Same rule as the database
 * functions nth_day and off_weekend.
 */
export function scheduledDay(rule: ScheduleRule, n: number): ScheduledDay | undefined {
  const { unit, every, anchor_date, month_day, weekend = 'keep', until, count } = rule
  if (count && n >= count) return undefined
  const steps = n * every
  const due_on =
    unit === 'day' || unit === 'week'
      ? dayOfNumber(numberOf(anchor_date) + steps * (unit === 'week' ? 7 : 1))
      : addMonths(anchor_date, steps * (unit === 'year' ? 12 : 1), month_day)
  if (due_on.length > LAST_DAY.length || due_on > (until ?? LAST_DAY)) return undefined
  return { n, due_on, date: unit === 'day' || unit === 'week' ? due_on : offWeekend(due_on, weekend) }
}

/** The first due day: `anchor_date` itself or, with `month_day`, the first such day on or after it. */
export function firstDayOf({
  unit,
  anchor_date,
  month_day,
}: Pick<ScheduleRule, 'unit' | 'anchor_date' | 'month_day'>): string {
  if (unit === 'day' || unit === 'week') return anchor_date
  const first = addMonths(anchor_date, 0, month_day)
  return first < anchor_date ? addMonths(anchor_date, unit === 'year' ? 12 : 1, month_day) : first
}

/** The due dates whose `date` is between `from` and `to`, inclusive; only the first `most`. */
export function listScheduledDays(rule: ScheduleRule, from: string, to: string, most = 500): ScheduledDay[] {
  const days: ScheduledDay[] = []
  for (let n = firstAround(rule, from); days.length < most; n += 1) {
    const day = scheduledDay(rule, n)
    if (!day || day.date > to) break
    if (day.date >= from) days.push(day)
  }
  return days
}

/** The last due date. Undefined if the schedule has no end, or no due date before its end. */
export function lastScheduledDay(rule: ScheduleRule): ScheduledDay | undefined {
  if (rule.count) return scheduledDay({ ...rule, until: null }, rule.count - 1)
  if (!rule.until) return undefined
  let last: ScheduledDay | undefined
  for (let n = firstAround(rule, rule.until); ; n += 1) {
    const day = scheduledDay(rule, n)
    if (!day) return last
    last = day
  }
}

/**
 * Number `n` of a due date on or before `day`; 0 if there is none. The result is two steps too early on purpose,
 * because months differ in length and weekends move days.
 */
function firstAround({ unit, every, anchor_date }: ScheduleRule, day: string): number {
  const passed =
    unit === 'day' || unit === 'week'
      ? (numberOf(day) - numberOf(anchor_date)) / (unit === 'week' ? 7 : 1)
      : (monthOf(day) - monthOf(anchor_date)) / (unit === 'year' ? 12 : 1)
  return Math.max(0, Math.floor(passed / every) - 2)
}

function offWeekend(day: string, weekend: Weekend): string {
  const number = numberOf(day)
  // 1 January 1970 was a Thursday.
  const weekday = (((number + 3) % 7) + 7) % 7
  if (weekend === 'keep' || weekday < 5) return day
  return dayOfNumber(number + (weekend === 'before' ? 4 - weekday : 7 - weekday))
}

/** Keeps the day of the month, or uses `monthDay`. In a shorter month, the result is its last day. */
export function addMonths(day: string, count: number, monthDay?: MonthDay | null): string {
  const [, , own] = partsOf(day)
  const date = monthDay === 'last' ? 31 : (monthDay ?? own)
  const month = monthOf(day) + count
  const [year, in_year] = [Math.floor(month / 12), (month % 12) + 1]
  return written(year, in_year, Math.min(date, daysIn(year, in_year)))
}

const monthOf = (day: string) => {
  const [year, month] = partsOf(day)
  return year * 12 + month - 1
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/*
 * Converts days to and from day numbers of the Gregorian calendar; 1 January 1970 is 0. The calculation starts years in
 * March, so that the leap day comes last. 400 years have 146,097 days.
 */

function numberOf(day: string): number {
  const [year, month, date] = partsOf(day)
  const from_march = month > 2 ? year : year - 1
  const [era, of_era] = [Math.floor(from_march / 400), from_march % 400]
  const of_year = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  return era * 146_097 + of_era * 365 + Math.floor(of_era / 4) - Math.floor(of_era / 100) + of_year - 719_468
}

function dayOfNumber(number: number): string {
  const days = number + 719_468
  const era = Math.floor(days / 146_097)
  const in_era = days - era * 146_097
  const of_era = Math.floor(
    (in_era - Math.floor(in_era / 1460) + Math.floor(in_era / 36_524) - Math.floor(in_era / 146_096)) / 365,
  )
  const of_year = in_era - (of_era * 365 + Math.floor(of_era / 4) - Math.floor(of_era / 100))
  const month = Math.floor((5 * of_year + 2) / 153)
  const in_year = ((month + 2) % 12) + 1
  const date = of_year - Math.floor((153 * month + 2) / 5) + 1
  return written(era * 400 + of_era + (in_year <= 2 ? 1 : 0), in_year, date)
}

const partsOf = (day: string) => day.split('-').map(Number) as [year: number, month: number, date: number]

const written = (year: number, month: number, date: number) =>
  [String(year).padStart(4, '0'), pad(month), pad(date)].join('-')

const pad = (value: number) => String(value).padStart(2, '0')
