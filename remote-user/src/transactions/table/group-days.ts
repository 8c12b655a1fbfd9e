import type { Transaction } from '@pundi/contract'
import { decimalOf, hundredthsOf } from '../../dashboard/cash-flow/hundredths'
import { isOut } from '../../is-out'

/** A row of the list: one of the server's page, or one that was just added and has no number yet. */
export interface Entry {
  key: string | number
  no?: number
  transaction: Transaction
}

/** Where a page stands among the others of its list. */
interface Place {
  isFirst: boolean
  isLast: boolean
}

/** The rows in order of their days, where what was just added stands before what the page had of its day. */
export const inOrderOfDays = (entries: Entry[], isNewestFirst: boolean) =>
  entries.toSorted((one, other) => {
    const order = one.transaction.transaction_date.localeCompare(other.transaction.transaction_date)
    return isNewestFirst ? -order : order
  })

/**
 * The net of each day, decimal text by `yyyy-mm-dd`, in the order of the rows. Undefined for a day of which another page
 * may have a part: its net would be that of the page.
 */
export function netsOf(entries: Entry[], { isFirst, isLast }: Place): Map<string, string | undefined> {
  const sums = new Map<string, bigint>()
  for (const { transaction } of entries) {
    const { transaction_date: day, amount } = transaction
    const signed = hundredthsOf(amount) * (isOut(transaction) ? -1n : 1n)
    sums.set(day, (sums.get(day) ?? 0n) + signed)
  }
  const days = [...sums.keys()]
  const isPart = (day: string) => (!isFirst && day === days[0]) || (!isLast && day === days.at(-1))
  return new Map([...sums].map(([day, sum]) => [day, isPart(day) ? undefined : decimalOf(sum)]))
}
