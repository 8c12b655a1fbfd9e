import { centsOf, decimalOf, type OutlookLine, type Period } from '@pundi/contract'
import { dayAfter } from './days'
import type { DaySums } from './queries'

type Type = 'income' | 'expense'

/** What is received in the period less what is spent in it, booked and planned. */
export function linesOfBookings(
  sums: ReadonlyMap<string, DaySums>,
  period: Period,
  today: string,
): OutlookLine[] {
  const line = (kind: OutlookLine['kind'], type: Type, from: string, to: string): OutlookLine => {
    const days = [...sums].filter(([day]) => from <= day && day <= to).map(([, day]) => day)
    const total = days.reduce((sum, day) => sum + centsOf(day[type]), 0n)
    return {
      kind,
      amount: decimalOf(type === 'income' ? total : -total),
      count: days.reduce((count, day) => count + day[`${type}_count`], 0),
      query: { type, from, to, planned: from > today ? 'only' : 'without' },
    }
  }
  const { from, to } = period
  const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today)]
  return [
    line('income', 'income', from, today),
    line('planned_income', 'income', tomorrow, to),
    line('spent', 'expense', from, yesterday),
    line('planned', 'expense', tomorrow, to),
    line('spent_today', 'expense', today, today),
  ].filter(({ count }) => count > 0)
}
