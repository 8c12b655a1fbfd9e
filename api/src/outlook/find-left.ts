import { addDays, centsOf, countDays, decimalOf, type LimitLine, type UsualSpending } from '@pundi/contract'
import type { DaySums } from './queries'

const ofToday: readonly LimitLine['kind'][] = ['spent_today', 'due_today']

export function findLeft(lines: LimitLine[], today: string, to: string) {
  const sumOf = (some: LimitLine[]) => some.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  const spentToday = -sumOf(lines.filter(({ kind }) => ofToday.includes(kind)))
  const left = sumOf(lines)
  const days = countDays(today, to)
  const perDay = divideDown(left + spentToday, BigInt(days))
  return {
    days_left: days,
    per_day: decimalOf(perDay),
    spent_today: decimalOf(spentToday),
    left_today: decimalOf(perDay - spentToday),
    left_in_period: decimalOf(left),
    from_tomorrow: days === 1 ? null : decimalOf(divideDown(left, BigInt(days - 1))),
  }
}

/**
 * Rounds towards minus infinity: -7 divided by 2 gives -4. So the result times the divisor is never
 * more than the amount.
 */
function divideDown(cents: bigint, by: bigint): bigint {
  const whole = cents / by
  return cents % by < 0n ? whole - 1n : whole
}

export const MOST_WEEKS = 12
const LEAST_WEEKS = 4

/**
 * The usual daily spending: quartiles over the last full weeks before today. Whole weeks are
 * summed, because purchases made once or twice a week are missing on most days. Expenses known in
 * advance, such as rent, are left out, because they are planned separately.
 *
 * @param firstDay the day of the first transaction
 */
export function findUsual(
  sums: ReadonlyMap<string, DaySums>,
  today: string,
  firstDay: string | null,
): UsualSpending | null {
  const whole = firstDay === null ? 0 : Math.floor((countDays(firstDay, today) - 1) / 7)
  const weeks = Math.min(MOST_WEEKS, whole)
  if (weeks < LEAST_WEEKS) return null
  const spent = Array.from({ length: weeks }, (_, week) => sumOfWeek(sums, addDays(today, -7 * (week + 1))))
  spent.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const perDay = (quarter: number) => decimalOf(divideDown(quartileOf(spent, quarter), 7n))
  return { weeks, low: perDay(1), median: perDay(2), high: perDay(3) }
}

const sumOfWeek = (sums: ReadonlyMap<string, DaySums>, first: string) =>
  Array.from({ length: 7 }, (_, rank) => sums.get(addDays(first, rank))).reduce(
    (sum, day) => sum + centsOf(day?.usual ?? '0.00'),
    0n,
  )

function quartileOf(sorted: bigint[], quarter: number): bigint {
  const place = BigInt(quarter * (sorted.length - 1))
  const [at, rest] = [Number(place / 4n), place % 4n]
  const [low = 0n, high = low] = sorted.slice(at, at + 2)
  return low + divideDown((high - low) * rest, 4n)
}
