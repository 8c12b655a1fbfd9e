import { centsOf, decimalOf, type MoneyRecord } from '@pundi/contract'
import { isSpent } from '../../../shared/record/is-spent'
import { recordDay } from '../../../shared/record/record-day'

export interface Entry {
  key: string | number
  no?: number
  record: MoneyRecord
}

interface Place {
  isFirst: boolean
  isLast: boolean
}

/** Sorts by day. Rows of the same day stay in their order, so that rows just added come first. */
export const inOrderOfDays = (entries: Entry[], isNewestFirst: boolean) =>
  entries.toSorted((one, other) => {
    const order = recordDay(one.record).localeCompare(recordDay(other.record))
    return isNewestFirst ? -order : order
  })

/**
 * Net amount of each day, as a map from `yyyy-mm-dd` to decimal text. Undefined for a day that may
 * continue on another page. Transfers do not count.
 */
export function netsOf(entries: Entry[], { isFirst, isLast }: Place): Map<string, string | undefined> {
  const sums = new Map<string, bigint>()
  for (const { record } of entries) {
    const day = recordDay(record)
    const signed = record.type === 'transfer' ? 0n : centsOf(record.amount) * (isSpent(record) ? -1n : 1n)
    sums.set(day, (sums.get(day) ?? 0n) + signed)
  }
  const days = [...sums.keys()]
  const isPart = (day: string) => (!isFirst && day === days[0]) || (!isLast && day === days.at(-1))
  return new Map([...sums].map(([day, sum]) => [day, isPart(day) ? undefined : decimalOf(sum)]))
}
