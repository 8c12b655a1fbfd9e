import { addDays, addMonths, daysBetween, LAST_DAY, monthOf, weekdayOf } from '../calendar'
import type { MonthDay, ScheduleUnit, Weekend } from './choices'

/**
 * Rule for the due days of a schedule. Days are `yyyy-mm-dd`. The schedule ends on the day `until`,
 * after `count` due days, or never.
 */
export interface ScheduleRule {
  unit: ScheduleUnit
  every: number
  anchor_date: string
  /** Day of the month, only if `unit` is month or year. By default, that of `anchor_date`. */
  month_day?: MonthDay | null | undefined
  weekend?: Weekend | undefined
  until?: string | null | undefined
  count?: number | null | undefined
}

/**
 * The `n`th due date, counted from 0. `due_on` is the day that the rule gives. `date` is the day of
 * the record. The two differ if the rule moves the day off a weekend.
 */
export interface ScheduledDay {
  n: number
  due_on: string
  date: string
}

/**
 * The `n`th due date; undefined after the last one. Each due date is computed from the first, so a
 * schedule on the 31st returns to the 31st after a shorter month. `until` and `count` limit
 * `due_on`. Same rule as the database functions nth_day and off_weekend.
 */
export function scheduledDay(rule: ScheduleRule, n: number): ScheduledDay | undefined {
  const { unit, every, anchor_date, month_day, weekend = 'keep', until, count } = rule
  if (count && n >= count) return undefined
  const steps = n * every
  const due_on =
    unit === 'day' || unit === 'week'
      ? addDays(anchor_date, steps * (unit === 'week' ? 7 : 1))
      : addMonths(anchor_date, steps * (unit === 'year' ? 12 : 1), month_day)
  if (due_on.length > LAST_DAY.length || due_on > (until ?? LAST_DAY)) return undefined
  return { n, due_on, date: unit === 'day' || unit === 'week' ? due_on : offWeekend(due_on, weekend) }
}

export function firstDayOf({
  unit,
  anchor_date,
  month_day,
}: Pick<ScheduleRule, 'unit' | 'anchor_date' | 'month_day'>): string {
  if (unit === 'day' || unit === 'week') return anchor_date
  const first = addMonths(anchor_date, 0, month_day)
  return first < anchor_date ? addMonths(anchor_date, unit === 'year' ? 12 : 1, month_day) : first
}

/**
 * The due dates from `from` to `to`, both included. Returns at most `most` dates, the earliest
 * ones.
 */
export function listScheduledDays(rule: ScheduleRule, from: string, to: string, most = 500): ScheduledDay[] {
  const days: ScheduledDay[] = []
  for (let n = firstAround(rule, from); days.length < most; n += 1) {
    const day = scheduledDay(rule, n)
    if (!day || day.date > to) break
    if (day.date >= from) days.push(day)
  }
  return days
}

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
 * Returns where a forward search starts: the number `n` of a due date before `day`, or 0. The
 * result is two too low on purpose, because months differ in length and weekends move days.
 */
function firstAround({ unit, every, anchor_date }: ScheduleRule, day: string): number {
  const passed =
    unit === 'day' || unit === 'week'
      ? daysBetween(anchor_date, day) / (unit === 'week' ? 7 : 1)
      : (monthOf(day) - monthOf(anchor_date)) / (unit === 'year' ? 12 : 1)
  return Math.max(0, Math.floor(passed / every) - 2)
}

function offWeekend(day: string, weekend: Weekend): string {
  const weekday = weekdayOf(day)
  if (weekend === 'keep' || weekday < 6) return day
  return addDays(day, weekend === 'before' ? 5 - weekday : 8 - weekday)
}
