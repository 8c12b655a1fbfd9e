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
  const keyOf = (row: number) => key[row] ?? 0
  const idOf = (row: number) => id[row] ?? 0
  const compare = (one: number, other: number) =>
    sign * (keyOf(one) - keyOf(other) || idOf(one) - idOf(other))
  const place = after && { key: isByDate ? dayOf(after[0]) : centsOf(after[0]), id: after[1] }
  const isBeyond = (row: number) => !place || sign * (keyOf(row) - place.key || idOf(row) - place.id) > 0

  let first: number[] = []
  let last: number | undefined
  for (const row of rows) {
    if (!isBeyond(row) || (last !== undefined && compare(row, last) >= 0)) continue
    first.push(row)
    if (first.length < 4 * limit) continue
    first = first.sort(compare).slice(0, limit)
    last = first.at(-1)
  }
  return first.sort(compare).slice(0, limit).map(idOf)
}
