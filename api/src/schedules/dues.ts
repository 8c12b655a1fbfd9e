import { centsOf } from '@pundi/contract'
import type { Upcoming } from './day-queries'

/** What open days of a schedule will book: their income or expense, in cents; below zero where money comes back. */
export interface Due {
  /** Today where their day has passed and they wait to be booked. */
  date: string
  isToday: boolean
  type: 'income' | 'expense'
  cents: bigint
  /** How many days that is. */
  count: number
  category_id: number | null
}

/**
 * What the days of schedules that are not booked yet will book. Of a transfer it is the fee alone.
 *
 * @param isSplit gives each part of what is split, with its category, in place of the whole
 */
export function listDues(upcoming: Upcoming[], today: string, isSplit: boolean): Due[] {
  const dayOf = daysFrom(today)
  return upcoming.flatMap(each => {
    const parts = partsOf(each, isSplit)
    return each.days.flatMap(([after, count]): Due[] =>
      parts.map(({ cents, ...part }) => ({
        ...{ ...part, date: dayOf(after), isToday: after === 0, count },
        cents: cents * BigInt(count),
      })),
    )
  })
}

/** What one day of it is. */
function partsOf(
  { type, amount, is_refund, category_id, splits, fee, fee_category_id }: Upcoming,
  isSplit: boolean,
): Pick<Due, 'type' | 'cents' | 'category_id'>[] {
  if (type === 'transfer')
    return fee ? [{ type: 'expense', cents: centsOf(fee), category_id: fee_category_id }] : []
  return (isSplit && splits ? splits : [{ amount, category_id }]).map(part => {
    const cents = centsOf(part.amount)
    return { type, cents: is_refund ? -cents : cents, category_id: part.category_id }
  })
}

/** The day so many days after today; today for what has passed. */
export function daysFrom(today: string): (after: number) => string {
  const known: string[] = []
  const first = Date.parse(`${today}T00:00:00Z`)
  return after => {
    const place = Math.max(0, after)
    return (known[place] ??= new Date(first + place * 86_400_000).toISOString().slice(0, 10))
  }
}

/**
 * What one day of it will add to the money to spend; between two wallets of it nothing.
 *
 * @param aside the wallets whose money is not there to be spent
 */
export function changeOf(upcoming: Upcoming, aside: number[]): bigint {
  const { type, amount, is_refund, from_wallet_id: from, to_wallet_id: to, fee } = upcoming
  const cents = centsOf(amount)
  const isAside = (id: number | null) => id !== null && aside.includes(id)
  if (type !== 'transfer') {
    if (isAside(from ?? to)) return 0n
    return type === 'income' || is_refund ? cents : -cents
  }
  const counts = (id: number | null) => id !== null && !isAside(id)
  const moved = (counts(to) ? cents : 0n) - (counts(from) ? cents : 0n)
  return isAside(from ?? to) ? moved : moved - centsOf(fee ?? '0')
}

/** What such a day will spend of the money to spend: its expense, or the fee of its transfer; in cents. */
export function spentBy(upcoming: Upcoming, aside: number[]): bigint {
  const { type, amount, is_refund, from_wallet_id: from, to_wallet_id: to, fee } = upcoming
  const wallet = from ?? to
  if (type === 'income' || (wallet !== null && aside.includes(wallet))) return 0n
  if (type === 'transfer') return centsOf(fee ?? '0')
  return is_refund ? -centsOf(amount) : centsOf(amount)
}
