import { day } from '@pundi/contract'
import * as z from 'zod/mini'
import { refusedField } from './errors/refusal'

/** Rows of a list, one more than asked for where there is a next page, and how many the whole list has. */
export type Page<Row> = { rows: Row[]; total: number }

/** The same, where `is_more` says that there are more than were counted. */
export type CountedPage<Row> = Page<Row> & { is_more: boolean }

const id = z.int().check(z.positive())
const amountKey = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))
const timeKey = z.iso.datetime()

const byId = <Name extends string>(name: Name) => z.tuple([z.literal(name), id])

/** What the last row of a page is known by in each order: where its id is enough, its place is looked up. */
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
 * Reads where a page begins. A cursor is opaque to clients, holds the last row's place in the order it was
 * made for, and is refused with 422 in any other.
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

// With what stands around the rows, no list answers more than 60 kB.
const MOST_BYTES = 56_000

/** As many of the first rows as a page can carry as JSON, and one at least. */
function fitting<Row>(rows: Row[]): Row[] {
  let bytes = 0
  const end = rows.findIndex(row => (bytes += Buffer.byteLength(JSON.stringify(row)) + 1) > MOST_BYTES)
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1))
}

/**
 * A list answer of at most `limit` rows, fewer where they would weigh more than 60 kB; `place` says where a row
 * stands in the order.
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

/** The same of a list that may have been counted in part. */
export function countedPageOf<Row, Sorted extends Order>(
  page: CountedPage<Row>,
  limit: number,
  order: Sorted,
  place: (row: Row) => Key<Sorted>,
) {
  const { data, meta } = pageOf(page, limit, order, place)
  return { data, meta: { ...meta, is_more: page.is_more } }
}
