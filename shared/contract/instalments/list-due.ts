import { centsOf, decimalOf } from '../cents'
import type { Currency } from '../settings/shapes'

/** What was agreed of a purchase: decimal text, and the day of the first instalment, `yyyy-mm-dd`. */
export interface Agreed {
  currency: Currency
  amount: string
  count: number
  first_due: string
}

export interface Due {
  due_date: string
  amount: string
}

export interface Standing {
  /** What is not paid yet, decimal text. */
  owed: string
  /** How many instalments are paid whole. */
  paid_count: number
  /** The first that is not, with what is missing of it; null where all are paid. */
  next: Due | null
}

/**
 * The instalments of a purchase, in order. They are alike, and the last one takes what is left: a whole amount of rupiah
 * has whole ones, any other is divided to the cent. Each day is computed from the first: the 31st is the last day of a shorter
 * month, and the 31st again after it.
 */
export function listDue({ currency, amount, count, first_due }: Agreed): Due[] {
  const cents = centsOf(amount)
  const isWhole = currency === 'IDR' && cents % 100n === 0n && cents >= BigInt(count) * 100n
  const unit = isWhole ? 100n : 1n
  const each = (cents / (BigInt(count) * unit)) * unit
  return Array.from({ length: count }, (_, place) => ({
    due_date: addMonths(first_due, place),
    amount: decimalOf(place < count - 1 ? each : cents - each * BigInt(count - 1)),
  }))
}

/** Whether the last instalment is due on a day that can be written: no later than in the year 9999. */
export const endsInTime = ({ count, first_due }: Pick<Agreed, 'count' | 'first_due'>): boolean =>
  addMonths(first_due, count - 1).length === first_due.length

/** What `paid`, decimal text, leaves of a purchase. It pays the instalments in their order, however it was paid. */
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

function addMonths(day: string, count: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [in_year, in_month] = [year + Math.floor((month - 1 + count) / 12), ((month - 1 + count) % 12) + 1]
  // Of the Gregorian calendar, which repeats after 400 years: Date.UTC reads years below 100 as others.
  const last = new Date(Date.UTC(2000 + (in_year % 400), in_month, 0)).getUTCDate()
  return `${pad(in_year, 4)}-${pad(in_month, 2)}-${pad(Math.min(date, last), 2)}`
}

const pad = (value: number, length: number) => String(value).padStart(length, '0')
