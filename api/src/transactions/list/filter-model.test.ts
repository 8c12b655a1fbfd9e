import { jest } from '@jest/globals'
import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { transactionFilter, transactionsQuery } from '@pundi/contract'
import sql from 'sql-template-tag'
import * as z from 'zod/mini'
import { type Case, cases } from '../../../testing/filter-cases'
import { asText, inOrder, isPlanned, keeps, type Row } from '../../../testing/filter-model'
import { fakeClock } from '../../../testing/fake-clock'
import { addListOwners, type ListOwner, replaceLists } from '../../../testing/list-queries'
import { readRows } from '../../../testing/queries'
import { openTestDatabase } from '../../../testing/test-database'
import type { Database } from '../../platform/database/database'
import { pageOf, readCursor } from '../../platform/http/page'
import { sumTransactions } from '../summary/queries'
import { listTransactions } from './queries'
import { dayIn } from '../../platform/time/wall-clock'
import type { RecordReader } from '../../ledger/reader'

/*
 * Compares the server's filter with a simple model of the specification, over thousands of random
 * lists and times. Calls functions of the server directly, because a fake clock would break the
 * timers of the network.
 */

const LISTS_AT_ONCE = 8

let database: Database
let savers: ListOwner[]
beforeAll(async () => {
  database = await openTestDatabase()
  savers = await addListOwners(database, LISTS_AT_ONCE)
  fakeClock()
})
afterAll(async () => {
  jest.useRealTimers()
  await database.close()
})

test('a filter keeps at every moment and in every zone what the specification says, in order, page by page, with its exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: LISTS_AT_ONCE, maxLength: LISTS_AT_ONCE }), async lists => {
      const added = await replaceLists(database, savers, lists)
      for (const [index, list] of lists.entries()) await compare(savers[index]!, list, added[index]!)
    }),
    rounds(100, 10),
  )
}, 240_000)

test.each<[string, string | undefined, string, string, string]>([
  ['2024-03-29T10:00:00Z', undefined, '1month', '2024-03-01', '2024-03-29'],
  ['2023-03-29T10:00:00Z', undefined, '1month', '2023-03-01', '2023-03-29'],
  ['2026-03-31T00:00:00Z', undefined, '1month', '2026-02-28', '2026-03-31'],
  ['2024-02-29T10:00:00Z', undefined, '1month', '2024-01-30', '2024-02-29'],
  ['2026-01-15T10:00:00Z', undefined, '1month', '2025-12-16', '2026-01-15'],
  ['2026-11-20T12:00:00Z', undefined, '3days', '2026-11-18', '2026-11-20'],
  ['2026-11-20T12:00:00Z', undefined, '1week', '2026-11-14', '2026-11-20'],
  ['2026-03-01T16:59:59.999Z', 'Asia/Jakarta', '1day', '2026-03-01', '2026-03-01'],
  ['2026-03-01T17:00:00Z', 'Asia/Jakarta', '1day', '2026-03-01', '2026-03-02'],
  ['2026-03-01T17:00:00.001Z', 'Asia/Jakarta', '1day', '2026-03-02', '2026-03-02'],
  ['2026-03-01T10:00:00.001Z', 'Pacific/Kiritimati', '1day', '2026-03-02', '2026-03-02'],
  ['2026-03-01T03:29:00Z', 'America/St_Johns', '1day', '2026-02-28', '2026-02-28'],
  // In Madrid the clock changes from 2:00 to 3:00 on 29 March, and from 3:00 to 2:00 on 25 October.
  // On these days too, the range "1day" covers one date.
  ['2026-03-29T01:30:00Z', 'Europe/Madrid', '1day', '2026-03-29', '2026-03-29'],
  ['2026-10-25T22:59:00Z', 'Europe/Madrid', '1day', '2026-10-25', '2026-10-25'],
  ['2026-10-26T09:00:00Z', 'Europe/Madrid', '3days', '2026-10-24', '2026-10-26'],
])('at %s in %s, "%s" keeps %s to %s', async (now, time_zone, date_range, first, last) => {
  const [{ id }] = savers as [ListOwner]
  await replaceLists(database, savers, [])
  await readRows(
    database,
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, 1, 'income', ${savers[0]!.categories[0]}::bigint, 'Gaji', ${last}::date + n from generate_series(-40, 3) n`,
  )
  jest.setSystemTime(new Date(now))
  const reader = { id, today: dayIn('UTC') }
  const { data } = await readPage(reader, { date_range, sort: 'date', ...(time_zone && { time_zone }) })
  expect([data[0]!.transaction_date, data.at(-1)!.transaction_date]).toEqual([first, last])
})

async function compare({ id }: ListOwner, list: Case, rows: Row[]) {
  const { filter, limit, sort, now, home } = list
  jest.setSystemTime(now)
  const reader = { id, today: dayIn(home) }
  const expected = inOrder(rows.filter(keeps(filter, now, home)), sort)
  const found: unknown[] = []
  let cursor: string | null = ''
  do {
    const { data, meta } = await readPage(reader, {
      ...filter,
      limit: String(limit),
      ...(sort && { sort }),
      ...(cursor && { cursor }),
    })
    expect(meta.total).toBe(expected.length)
    expect(data.length).toBe(Math.min(limit, expected.length - found.length))
    found.push(...data)
    cursor = meta.next_cursor
  } while (cursor)
  expect(found).toMatchObject(expected.map(asAnswered))

  const summed = filter.planned === 'only' ? expected : expected.filter(row => !isPlanned(now, home)(row))
  const { summary } = await sumTransactions(database, reader, z.parse(transactionFilter, filter))
  const sumOf = (kept: Row[]) => kept.reduce((sum, { cents }) => sum + cents, 0n)
  const [income, expense] = ['income', 'expense'].map(type => sumOf(summed.filter(row => row.type === type)))
  const sums = {
    income: asText(income!),
    expense: asText(expense!),
    balance: asText(income! - expense!),
  }
  expect(summary).toMatchObject({ ...sums, count: summed.length })
  const { page } = await readPage(reader, filter)
  expect(page).toMatchObject({ ...sums, total: expected.length })
  const months = [...new Set(summed.map(({ transaction_date }) => transaction_date.slice(0, 7)))].sort()
  expect(summary.by_month.map(({ month }) => month)).toEqual(months)
  const byCategory = summed.map(({ category_id }) =>
    sumOf(summed.filter(row => row.category_id === category_id)),
  )
  expect(new Set(summary.by_category.map(({ category_id, total }) => `${category_id} ${total}`))).toEqual(
    new Set(summed.map(({ category_id }, index) => `${category_id} ${asText(byCategory[index]!)}`)),
  )
}

async function readPage(reader: RecordReader, query: Record<string, string>) {
  const { sort, limit, cursor, ...filter } = z.parse(transactionsQuery, query)
  const after = readCursor(cursor, sort)
  const page = await listTransactions(database, reader, filter, { order: sort, after }, limit)
  const field = sort.endsWith('date') ? 'transaction_date' : 'amount'
  return { ...pageOf(page, limit, sort, row => [row[field], row.id]), page }
}

const asAnswered = ({ id, type, category, category_id, cents, description, transaction_date }: Row) => ({
  id,
  type,
  category: { id: category_id, name: category },
  amount: asText(cents),
  description,
  transaction_date,
})
