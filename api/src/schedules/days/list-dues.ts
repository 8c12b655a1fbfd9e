import { addDays, centsOf } from '@pundi/contract'
import type { Upcoming } from './queries'

/** A planned income or expense. `cents` is below zero for refunds. */
export interface Due {
  /** The due date, or today for an overdue date. */
  date: string
  isToday: boolean
  type: 'income' | 'expense'
  cents: bigint
  count: number
  category_id: number | null
}

/**
 * Lists planned income and expenses. Of a transfer, only the fee is an expense. With `isSplit`,
 * each part of a split transaction has its own entry with its category.
 */
export function listDues(upcoming: Upcoming[], today: string, isSplit: boolean): Due[] {
  const dayAfterToday = daysFrom(today)
  return upcoming.flatMap(each => {
    const parts = splitsOf(each, isSplit)
    return each.days.flatMap(([after, count]): Due[] =>
      parts.map(({ cents, ...part }) => ({
        ...{ ...part, date: dayAfterToday(after), isToday: after === 0, count },
        cents: cents * BigInt(count),
      })),
    )
  })
}

function splitsOf(
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

/** Returns a function that adds days to today. For a negative number it returns today. */
export function daysFrom(today: string): (after: number) => string {
  const known: string[] = []
  return after => {
    const place = Math.max(0, after)
    return (known[place] ??= addDays(today, place))
  }
}

/**
 * How much one date changes spendable money, in cents. A transfer between two spendable wallets
 * only subtracts its fee.
 * @param aside ids of wallets that are not spendable
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

export function spentBy(upcoming: Upcoming, aside: number[]): bigint {
  const { type, amount, is_refund, from_wallet_id: from, to_wallet_id: to, fee } = upcoming
  const wallet = from ?? to
  if (type === 'income' || (wallet !== null && aside.includes(wallet))) return 0n
  if (type === 'transfer') return centsOf(fee ?? '0')
  return is_refund ? -centsOf(amount) : centsOf(amount)
}
