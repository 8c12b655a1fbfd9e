import { jest } from '@jest/globals'
import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { transactionFilter, transactionsQuery } from '@pundi/contract'
import sql from 'sql-template-tag'
import * as z from 'zod/mini'
import { type Case, cases, categories } from '../../../testing/filter-cases'
import { inOrder, keeps, type Row } from '../../../testing/filter-model'
import { readRows } from '../../../testing/queries'
import { openTestDatabase } from '../../../testing/test-database'
import { addAccount } from '../../auth/queries'
import type { Database } from '../../database/database'
import { pageOf, readCursor } from '../../http/page'
import { sumTransactions } from '../summary/queries'
import { listTransactions } from './queries'

/*
 * The server's filter beside a plain model of the specification, over thousands of lists and moments: what calls
 * are made of, without the network, whose own clocks would not bear to be put on and back.
 */

const LISTS_AT_ONCE = 8

let database: Database
let savers: { id: number; categories: number[] }[]
beforeAll(async () => {
  database = await openTestDatabase()
  savers = await Promise.all(Array.from({ length: LISTS_AT_ONCE }, (_, number) => newSaver(number)))
  // Nothing but the clock on the wall: what waits, waits as ever.
  jest.useFakeTimers({
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
    ].concat(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout']) as 'hrtime'[],
  })
})
afterAll(async () => {
  jest.useRealTimers()
  await database.close()
})

test('a filter keeps at every moment and in every zone what the specification says, in order, page by page, with its exact sums', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: LISTS_AT_ONCE, maxLength: LISTS_AT_ONCE }), async lists => {
      const added = await replaceAll(lists)
      for (const [index, list] of lists.entries()) await compare(savers[index]!, list, added[index]!)
    }),
    rounds(250),
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
  // Clocks go from 2 to 3, and back from 3 to 2: still one day a day.
  ['2026-03-29T01:30:00Z', 'Europe/Madrid', '1day', '2026-03-29', '2026-03-29'],
  ['2026-10-25T22:59:00Z', 'Europe/Madrid', '1day', '2026-10-25', '2026-10-25'],
  ['2026-10-26T09:00:00Z', 'Europe/Madrid', '3days', '2026-10-24', '2026-10-26'],
])('at %s in %s, "%s" keeps %s to %s', async (now, time_zone, date_range, first, last) => {
  const [{ id }] = savers as [(typeof savers)[number]]
  await replaceAll([])
  await readRows(
    database,
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${id}, 1, 'income', ${savers[0]!.categories[0]}::bigint, 'Gaji', ${last}::date + n from generate_series(-40, 3) n`,
  )
  jest.setSystemTime(new Date(now))
  const { data } = await readPage(id, { date_range, sort: 'date', ...(time_zone && { time_zone }) })
  expect([data[0]!.transaction_date, data.at(-1)!.transaction_date]).toEqual([first, last])
})

async function compare({ id }: (typeof savers)[number], list: Case, rows: Row[]) {
  const { filter, limit, sort, now } = list
  jest.setSystemTime(now)
  const expected = inOrder(rows.filter(keeps(filter, now)), sort)
  const found: unknown[] = []
  let cursor: string | null = ''
  do {
    const { data, meta } = await readPage(id, {
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

  const { summary } = await sumTransactions(database, id, z.parse(transactionFilter, filter))
  const sumOf = (kept: Row[]) => kept.reduce((sum, { cents }) => sum + cents, 0n)
  const [income, expense] = ['income', 'expense'].map(type =>
    sumOf(expected.filter(row => row.type === type)),
  )
  const sums = {
    income: asText(income!),
    expense: asText(expense!),
    balance: asText(income! - expense!),
  }
  expect(summary).toMatchObject({ ...sums, count: expected.length })
  const { page } = await readPage(id, filter)
  expect(page).toMatchObject({ ...sums, total: expected.length })
  const months = [...new Set(expected.map(({ transaction_date }) => transaction_date.slice(0, 7)))].sort()
  expect(summary.by_month.map(({ month }) => month)).toEqual(months)
  const byCategory = expected.map(({ category_id }) =>
    sumOf(expected.filter(row => row.category_id === category_id)),
  )
  expect(new Set(summary.by_category.map(({ category_id, total }) => `${category_id} ${total}`))).toEqual(
    new Set(expected.map(({ category_id }, index) => `${category_id} ${asText(byCategory[index]!)}`)),
  )
}

async function readPage(userId: number, query: Record<string, string>) {
  const { sort, limit, cursor, ...filter } = z.parse(transactionsQuery, query)
  const after = readCursor(cursor, sort)
  const page = await listTransactions(database, userId, filter, { order: sort, after }, limit)
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

function asText(cents: bigint): string {
  const size = cents < 0n ? -cents : cents
  return `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
}

/** Puts each saver's list in the place of the one before; all of them in one statement. */
async function replaceAll(lists: Case[]): Promise<Row[][]> {
  for (const statement of [sql`delete from transactions`, sql`delete from monthly_totals`])
    await readRows(database, statement)
  const rows = lists.flatMap((list, index) =>
    list.rows.map(row => ({
      ...row,
      user_id: savers[index]!.id,
      category_id: savers[index]!.categories[row.place]!,
      type: categories[row.place]![1],
      category: categories[row.place]![0],
      amount: asText(row.cents),
      cents: String(row.cents),
    })),
  )
  const added = await readRows(
    database,

    sql`with t as (
          insert into transactions (user_id, amount, type, category_id, description, transaction_date)
          select user_id, amount, type, category_id, description, transaction_date from rows from (
            jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (user_id bigint, amount numeric, type text,
              category_id bigint, description text, transaction_date date)) with ordinality rows order by ordinality
          returning *
        ), totalled as (
          insert into monthly_totals (user_id, month, type, category_id, total, count)
          select user_id, date_trunc('month', transaction_date), type, category_id, sum(amount), count(*)
          from t group by 1, 2, 3, 4
        )
        select id from t order by id`,
  )
  const known = rows.map((row, index) => ({ ...row, cents: BigInt(row.cents), id: Number(added[index]!.id) }))
  return savers.map(({ id }) => known.filter(({ user_id }) => user_id === id))
}

async function newSaver(number: number) {
  const email = `saver-${number}@pundi.example`
  const account = { name: 'Saver', email, phone: null, password_hash: 'x', role: 'user' as const }
  const { id } = await addAccount(database, account)
  const own = sql`user_id = ${id}`
  await readRows(
    database,
    sql`insert into categories (user_id, name, type) values (${id}, 'makanan', 'income'), (${id}, 'Gaji', 'expense')`,
  )
  const all = await readRows(database, sql`select id, name, type from categories where ${own}`)
  const idOf = ([name, type]: (typeof categories)[number]) =>
    all.find(row => row.name === name && row.type === type)!.id
  return { id, categories: categories.map(category => Number(idOf(category))) }
}
