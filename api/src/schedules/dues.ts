import { centsOf } from '@pundi/contract'
import type { Upcoming } from './day-queries'

/** What a day of a schedule will book: its income or expense, in cents; below zero where money comes back. */
export interface Due {
  /** Today where its day has passed and it waits to be booked. */
  date: string
  isToday: boolean
  type: 'income' | 'expense'
  cents: bigint
  category_id: number | null
}

/**
 * What the days of schedules that are not booked yet will book. Of a transfer it is the fee alone.
 *
 * @param isSplit gives each part of what is split, with its category, in place of the whole
 */
export function listDues(upcoming: Upcoming[], today: string, isSplit: boolean): Due[] {
  return upcoming.flatMap(
    ({ date: day, type, amount, is_refund, category_id, splits, ...transfer }): Due[] => {
      const at = { date: day < today ? today : day, isToday: day === today }
      if (type === 'transfer') {
        const { fee, fee_category_id } = transfer
        return fee ? [{ ...at, type: 'expense', cents: centsOf(fee), category_id: fee_category_id }] : []
      }
      const parts = isSplit && splits ? splits : [{ amount, category_id }]
      return parts.map(part => {
        const cents = centsOf(part.amount)
        return { ...at, type, cents: is_refund ? -cents : cents, category_id: part.category_id }
      })
    },
  )
}

/**
 * What such a day will add to the money to spend; between two wallets of it nothing.
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
