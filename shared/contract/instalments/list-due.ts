import { addMonths } from '../calendar'
import { centsOf, decimalOf } from '../cents'
import type { MonthDay } from '../schedules/choices'
import { firstDayOf } from '../schedules/rule'
import type { Currency } from '../fields/preferences'

/** Terms of a purchase in instalments. Amounts are decimal text, days `yyyy-mm-dd`. */
export interface Agreed {
  currency: Currency
  amount: string
  count: number
  first_due: string
  month_day?: MonthDay | null | undefined
}

export interface Due {
  due_date: string
  amount: string
}

export interface Standing {
  owed: string
  paid_count: number
  /** First unpaid instalment, with its unpaid amount; null if all are paid. */
  next: Due | null
}

/**
 * The instalments in order. All are equal, except that the last one includes the remainder. An
 * amount in whole rupiah is divided into whole rupiah, any other amount to the cent. After a
 * shorter month, an instalment on the 31st returns to the 31st.
 */
export function listDue({ currency, amount, count, first_due, month_day }: Agreed): Due[] {
  const cents = centsOf(amount)
  const isWhole = currency === 'IDR' && cents % 100n === 0n && cents >= BigInt(count) * 100n
  const unit = isWhole ? 100n : 1n
  const each = (cents / (BigInt(count) * unit)) * unit
  return Array.from({ length: count }, (_, place) => ({
    due_date: addMonths(first_due, place, month_day),
    amount: decimalOf(place < count - 1 ? each : cents - each * BigInt(count - 1)),
  }))
}

/** False if the last instalment is due after the year 9999. */
export const endsInTime = ({ count, ...rule }: DueRule): boolean =>
  addMonths(firstDueOf(rule), count - 1, rule.month_day).length === rule.first_due.length

export const firstDueOf = ({ first_due, month_day }: Omit<DueRule, 'count'>): string =>
  firstDayOf({ unit: 'month', anchor_date: first_due, month_day })

type DueRule = Pick<Agreed, 'count' | 'first_due' | 'month_day'>

/**
 * `paid` is the total paid so far, in decimal text. This sum covers the earliest instalments first.
 */
export function findStanding(agreed: Agreed, paid: string): Standing {
  let left = centsOf(paid)
  let paid_count = 0
  for (const { due_date, amount } of listDue(agreed)) {
    const cents = centsOf(amount)
    if (left < cents) {
      const owed = centsOf(agreed.amount) - centsOf(paid)
      return { owed: decimalOf(owed), paid_count, next: { due_date, amount: decimalOf(cents - left) } }
    }
    left -= cents
    paid_count += 1
  }
  return { owed: '0.00', paid_count, next: null }
}
