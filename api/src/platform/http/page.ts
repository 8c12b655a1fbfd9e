import { day } from '@pundi/contract'
import * as z from 'zod/mini'
import { refusedField } from './errors/refusal'

/** `rows` has one extra row if there is a next page; `total` is the length of the whole list. */
export type Page<Row> = { rows: Row[]; total: number }

export type CountedPage<Row> = Page<Row> & { is_more: boolean }

const id = z.int().check(z.positive())
const amountKey = z.string().check(z.regex(/^\d{1,12}\.\d{2}$/))
const timeKey = z.iso.datetime()

const byId = <Name extends string>(name: Name) => z.tuple([z.literal(name), id])

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
 * Reads the position of the last row from a cursor. Answers 422 if the cursor was made for another
 * order.
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

// The most bytes of the rows, so that the whole response stays below 60 kB.
const MOST_BYTES = 56_000

function fitting<Row>(rows: Row[]): Row[] {
  // Estimates first, because most pages are far below the limit and measuring the exact size is
  // slow.
  if (mostBytes(rows) <= MOST_BYTES) return rows
  let bytes = 0
  const end = rows.findIndex(row => (bytes += Buffer.byteLength(JSON.stringify(row)) + 1) > MOST_BYTES)
  return end === -1 ? rows : rows.slice(0, Math.max(end, 1))
}

/**
 * An upper bound of the value's size as JSON, in bytes. A UTF-16 unit takes at most six bytes, as
 * in `\u0007`.
 */
function mostBytes(value: unknown): number {
  if (typeof value === 'string') return 6 * value.length + 2
  if (typeof value !== 'object' || value === null) return 24
  let bytes = 2
  for (const part of Object.values(value) as unknown[]) bytes += LONGEST_NAME + mostBytes(part)
  return bytes
}

const LONGEST_NAME = 24

/** A page of at most `limit` rows and 60 kB. `place` returns a row's position for the cursor. */
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

export function countedPageOf<Row, Sorted extends Order>(
  page: CountedPage<Row>,
  limit: number,
  order: Sorted,
  place: (row: Row) => Key<Sorted>,
) {
  const { data, meta } = pageOf(page, limit, order, place)
  return { data, meta: { ...meta, is_more: page.is_more } }
}
