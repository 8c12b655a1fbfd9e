import { centsOf, decimalOf, type LimitLine } from '@pundi/contract'
import { countDays } from './days'

const ofToday: readonly LimitLine['kind'][] = ['spent_today', 'due_today']

/** What is left by the lines of the sum, on the day `today` of a period that ends on `to`. */
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

/** Rounded down also below zero: so many times the answer is never more than there is. */
export function divideDown(cents: bigint, by: bigint): bigint {
  const whole = cents / by
  return cents % by < 0n ? whole - 1n : whole
}
