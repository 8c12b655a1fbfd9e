import { addDays, centsOf, type DayBalance, decimalOf, firstOfMonth, listDays } from '@pundi/contract'
import type { Sums } from './queries'

const PAST_DAYS = 30

/**
 * Lists spendable money now and at the end of each day, from 30 days ago to `last`. From today on,
 * planned changes are included.
 *
 * @param dueOn for each day from today on, how much schedules add to spendable money, in cents
 */
export function listBalances(
  { days: sums, before }: Pick<Sums, 'days' | 'before'>,
  dueOn: ReadonlyMap<string, bigint>,
  today: string,
  last: string,
) {
  const changeOn = (day: string) => centsOf(sums.get(day)?.to_spend ?? '0')
  const sumOf = (days: string[]) => days.reduce((sum, day) => sum + changeOn(day), 0n)
  const now = centsOf(before) + sumOf(listDays(firstOfMonth(today), today))
  const past: DayBalance[] = []
  for (let [day, balance] = [today, now]; past.length < PAST_DAYS;) {
    balance -= changeOn(day)
    day = addDays(day, -1)
    past.unshift({ date: day, balance: decimalOf(balance) })
  }
  let balance = now + (dueOn.get(today) ?? 0n)
  const days = listDays(today, last).map((date, place) => {
    if (place > 0) balance += changeOn(date) + (dueOn.get(date) ?? 0n)
    return { date, balance: decimalOf(balance) }
  })
  return { to_spend: decimalOf(now), past, days, lowest: lowestOf(days) }
}

function lowestOf(days: DayBalance[]): DayBalance {
  return days.reduce((lowest, day) => (centsOf(day.balance) < centsOf(lowest.balance) ? day : lowest))
}
