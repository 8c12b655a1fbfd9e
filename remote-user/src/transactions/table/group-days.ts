import { centsOf, decimalOf, type MoneyRecord } from '@pundi/contract'
import { isOut } from '../../is-out'
import { dayOf } from '../../record/day-of'

/** A row of the list: one of the server's page, or one that was just added and has no number yet. */
export interface Entry {
  key: string | number
  no?: number
  record: MoneyRecord
}

/** Where a page stands among the others of its list. */
interface Place {
  isFirst: boolean
  isLast: boolean
}

/** The rows in order of their days, where what was just added stands before what the page had of its day. */
export const inOrderOfDays = (entries: Entry[], isNewestFirst: boolean) =>
  entries.toSorted((one, other) => {
    const order = dayOf(one.record).localeCompare(dayOf(other.record))
    return isNewestFirst ? -order : order
  })

/**
 * The net of each day, decimal text by `yyyy-mm-dd`, in the order of the rows. A transfer adds nothing to it. Undefined
 * for a day of which another page may have a part: its net would be that of the page.
 */
export function netsOf(entries: Entry[], { isFirst, isLast }: Place): Map<string, string | undefined> {
  const sums = new Map<string, bigint>()
  for (const { record } of entries) {
    const day = dayOf(record)
    const signed = record.type === 'transfer' ? 0n : centsOf(record.amount) * (isOut(record) ? -1n : 1n)
    sums.set(day, (sums.get(day) ?? 0n) + signed)
  }
  const days = [...sums.keys()]
  const isPart = (day: string) => (!isFirst && day === days[0]) || (!isLast && day === days.at(-1))
  return new Map([...sums].map(([day, sum]) => [day, isPart(day) ? undefined : decimalOf(sum)]))
}
