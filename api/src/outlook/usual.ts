import { centsOf, decimalOf, type UsualSpending } from '@pundi/contract'
import { countDays, dayAfter } from './days'
import { divideDown } from './left-today'
import type { DaySums } from './queries'

/** How many whole weeks there are before today, at most and at least. */
export const MOST_WEEKS = 12
const LEAST_WEEKS = 4

/**
 * What is usually spent on a day: the quartiles of the last weeks, each of the seven days up to yesterday. The sums are
 * those of weeks, since most days of anything that is bought twice a week have none of it. What was known beforehand is
 * left out: it is planned by itself.
 *
 * @param firstDay the first on which anything is booked
 */
export function findUsual(
  sums: ReadonlyMap<string, DaySums>,
  today: string,
  firstDay: string | null,
): UsualSpending | null {
  const whole = firstDay === null ? 0 : Math.floor((countDays(firstDay, today) - 1) / 7)
  const weeks = Math.min(MOST_WEEKS, whole)
  if (weeks < LEAST_WEEKS) return null
  const spent = Array.from({ length: weeks }, (_, week) => sumOfWeek(sums, dayAfter(today, -7 * (week + 1))))
  spent.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  const perDay = (quarter: number) => decimalOf(divideDown(quartileOf(spent, quarter), 7n))
  return { weeks, low: perDay(1), median: perDay(2), high: perDay(3) }
}

const sumOfWeek = (sums: ReadonlyMap<string, DaySums>, first: string) =>
  Array.from({ length: 7 }, (_, place) => sums.get(dayAfter(first, place))).reduce(
    (sum, day) => sum + centsOf(day?.usual ?? '0.00'),
    0n,
  )

/** Between two values it lies as far as its place between theirs. */
function quartileOf(sorted: bigint[], quarter: number): bigint {
  const place = BigInt(quarter * (sorted.length - 1))
  const [at, rest] = [Number(place / 4n), place % 4n]
  const [low = 0n, high = low] = sorted.slice(at, at + 2)
  return low + divideDown((high - low) * rest, 4n)
}
