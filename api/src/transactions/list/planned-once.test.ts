import type { TransactionFilter } from '@pundi/contract'
import sql from 'sql-template-tag'
import { newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'
import { sumTransactions } from '../summary/queries'
import { listTransactions } from './queries'
import type { RecordReader } from '../../ledger/reader'

let api: Api
let reader: RecordReader
beforeAll(async () => {
  api = await startApi()
  const saver = await newSaver(api)
  reader = { id: saver.id, today: '2026-11-23' }
  // One user owns nearly all rows. For any other user, PostgreSQL therefore expects very few rows.
  for (const [place, { id, makanan }] of [saver, await newSaver(api)].entries())
    await api.rows(
      sql`insert into transactions (user_id, type, category_id, amount, description, transaction_date)
          select ${id}, 'expense', ${makanan}, 5000, 'Nasi', date '2024-01-01' + n
          from generate_series(1, ${place === 0 ? 3 : 3000}::int) n`,
    )
  await api.rows(sql`analyze transactions`)
})
afterAll(() => api.close())

const filters: TransactionFilter[] = [
  {},
  { type: 'expense' },
  { category: 'Makanan' },
  { category_id: '1' },
  { search: 'nasi' },
  { planned: 'without' },
  { planned: 'without', type: 'expense' },
]
const newest = { order: '-date', after: undefined } as const
const beyond = { order: '-date', after: ['2024-02-01', 7] as [string, number] } as const

test.each(filters)('a list and a summary by %j are planned once', async filter => {
  const plans = await api.database.onOneClient(async client => {
    await client.query({ text: 'deallocate all' })
    for (let times = 0; times < 12; times += 1) {
      await listTransactions(client, reader, filter, newest, 50)
      await listTransactions(client, reader, filter, beyond, 50)
      await sumTransactions(client, reader, filter)
    }
    const { rows } = await client.query<{ name: string; custom: number; generic: number }>(
      sql`select name, custom_plans as custom, generic_plans as generic from pg_prepared_statements
          where name like '%-transactions %'`,
    )
    return rows
  })
  expect(plans).toHaveLength(3)
  // PostgreSQL makes five custom plans before it compares their cost with that of a generic plan.
  expect(plans.map(({ custom, generic }) => [custom, generic])).toEqual([
    [5, 7],
    [5, 7],
    [5, 7],
  ])
})

test('pages of unusual sizes leave no plans behind', async () => {
  const names = await api.database.onOneClient(async client => {
    await client.query({ text: 'deallocate all' })
    for (const limit of [1, 7, 51, 500]) await listTransactions(client, reader, {}, newest, limit)
    return (await client.query(sql`select name from pg_prepared_statements`)).rows
  })
  expect(names).toEqual([])
})
