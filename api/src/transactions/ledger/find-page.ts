import type { Columns } from './columns'
import { centsOf, dayOf } from './keeps'

export type Order = 'date' | '-date' | 'amount' | '-amount'

/**
 * The ids of those `limit` of the rows that come first in that order, after the place of a cursor; what is alike, by
 * id. Never sorts more than a few pages at a time.
 */
export function findPage(
  { id, day, cents }: Readonly<Columns>,
  rows: number[],
  { order, after }: { order: Order; after: [string, number] | undefined },
  limit: number,
): number[] {
  const isByDate = order === 'date' || order === '-date'
  const key = isByDate ? day : cents
  const sign = order.startsWith('-') ? -1 : 1
  const compare = (one: number, other: number) => sign * (key[one]! - key[other]! || id[one]! - id[other]!)
  const place = after && { key: isByDate ? dayOf(after[0]) : centsOf(after[0]), id: after[1] }
  const isBeyond = (row: number) => !place || sign * (key[row]! - place.key || id[row]! - place.id) > 0

  let first: number[] = []
  let last: number | undefined
  for (const row of rows) {
    if (!isBeyond(row) || (last !== undefined && compare(row, last) >= 0)) continue
    first.push(row)
    if (first.length < 4 * limit) continue
    first = first.sort(compare).slice(0, limit)
    last = first.at(-1)
  }
  return first
    .sort(compare)
    .slice(0, limit)
    .map(row => id[row]!)
}
