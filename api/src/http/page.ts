import { day } from '@pundi/contract'
import * as z from 'zod/mini'
import { refusedField } from './errors/refusal'

/** Rows of a list, one more than asked for if there is a next page, and the size of the whole list. */
export type Page<Row> = { rows: Row[]; total: number }

/** The same; `is_more` says that the list has more than `total` rows. */
export type CountedPage<Row> = Page<Row> & { is_more: boolean }

const id = z.int().check(z.positive())
const amountKey = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))
const timeKey = z.iso.datetime()

const byId = <Name extends string>(name: Name) => z.tuple([z.literal(name), id])

/** What identifies the last row of a page in each order. With the id alone, its place is looked up. */
const keys = {
  created_at: byId('created_at'),
  '-created_at': byId('-created_at'),
  name: byId('name'),
  '-name': byId('-name'),
  last_sign_in: byId('last_sign_in'),
  '-last_sign_in': byId('-last_sign_in'),
  date: z.tuple([z.literal('date'), day, id]),
  '-date': z.tuple([z.literal('-date'), day, id]),
  amount: z.tuple([z.literal('amount'), amountKey, id]),
  '-amount': z.tuple([z.literal('-amount'), amountKey, id]),
  '-time': z.tuple([z.literal('-time'), timeKey, id]),
}
export type Order = keyof typeof keys
type Key<Sorted extends Order> =
  z.output<(typeof keys)[Sorted]> extends [string, number] ? [number] : [string, number]

/**
 * Reads where a page begins. A cursor is opaque to clients and holds the position of the last row. In another order
 * than the one it was made for, it is refused with 422.
 */
export function readCursor<Sorted extends Order>(cursor: string | undefined, order: Sorted) {
  if (cursor === undefined) return undefined
  const read = z.safeParse(keys[order], decode(cursor))
  if (!read.success) refuse()
  const [, ...place] = read.data as [string, ...(string | number)[]]
  return place as Key<Sorted>
}

function refuse(): never {
  throw refusedField(422, 'cursor', 'The page to continue from is not known.')
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

// Limits the rows, so that a whole answer stays below 60 kB.
const MOST_BYTES = 56_000

/** As many of the first rows as a page can carry as JSON, and one at least. */
function fitting<Row>(rows: Row[]): Row[] {
  // Most pages are far from full: to write them as JSON only to see that takes as long as half of their answer.
  if (mostBytes(rows) <= MOST_BYTES) return rows
  let bytes = 0
  const end = rows.findIndex(row => (bytes += Buffer.byteLength(JSON.stringify(row)) + 1) > MOST_BYTES)
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1))
}

/** At least as many bytes as the value has as JSON: one unit of a text becomes six bytes at most, as in `\u0007`. */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return 6 * value.length + 2
  if (typeof value !== 'object' || value === null) return 24
  let bytes = 2
  for (const part of Object.values(value) as unknown[]) bytes += LONGEST_NAME + mostBytes(part)
  return bytes
}

// Of a field, with its quotes, colon and comma.
const LONGEST_NAME = 24

/**
 * A list answer of at most `limit` rows, fewer if they would be larger than 60 kB. `place` answers the position of a
 * row in the order.
 */
export function pageOf<Row, Sorted extends Order>(
  { rows, total }: Page<Row>,
  limit: number,
  order: Sorted,
  place: (row: Row) => Key<Sorted>,
) {
  const data = fitting(rows.slice(0, limit))
  const last = data.at(-1)
  const next_cursor =
    rows.length > data.length && last
      ? Buffer.from(JSON.stringify([order, ...place(last)])).toString('base64url')
      : null
  return { data, meta: { total, next_cursor } }
}

/** The same for a list that may be counted in part. */
export function countedPageOf<Row, Sorted extends Order>(
  page: CountedPage<Row>,
  limit: number,
  order: Sorted,
  place: (row: Row) => Key<Sorted>,
) {
  const { data, meta } = pageOf(page, limit, order, place)
  return { data, meta: { ...meta, is_more: page.is_more } }
}
