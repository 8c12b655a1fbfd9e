import sql from 'sql-template-tag'
import { newAdmin } from '../../testing/new-admin'
import { addTransaction, newSaver } from '../../testing/savers'
import { type Api, startApi } from '../../testing/start-api'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database'
import { compactCounters } from '../jobs/queries'

let database: TestDatabase
let api: Api
beforeAll(async () => {
  database = await openTestDatabase()
  api = await startApi({}, database)
})
afterAll(() => api.close())

test('tallies are what is there, after all that people and the server do, folded or not', async () => {
  await live()
  expect(await tallied()).toEqual(await counted())
  await compactCounters(database)
  expect(await tallied()).toEqual(await counted())
  const crowded = sql`select from tallies group by subject, kind, day having count(*) > 1`
  expect(await api.rows(crowded)).toEqual([])
})

test('a change that is taken back leaves no tally', async () => {
  const before = await tallied()
  const saver = await newSaver(api)
  const known = await tallied()
  await expect(
    database.inTransaction(async client => {
      await client.query(
        sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
            values (${saver.id}, 1, 'income', ${saver.gaji}, '', '2026-01-01')`,
      )
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await tallied()).toEqual(known)
  expect(known).not.toEqual(before)
})

test('folding while others add loses nothing', async () => {
  const other = await database.another()
  const saver = await newSaver(api)
  const add = () =>
    addTransaction(api, saver.token, { category_id: saver.gaji, transaction_date: '2026-05-05' })
  await Promise.all(
    Array.from({ length: 10 }, () => [add(), compactCounters(database), compactCounters(other)]).flat(),
  )
  await other.close()
  expect(await tallied()).toEqual(await counted())
})

test('what is emptied is tallied no more', async () => {
  await api.rows(sql`truncate transactions, monthly_totals`)
  expect(await tallied()).toEqual(await counted())
  const { json } = await api.call('GET /api/admin/transactions/summary', await newAdmin(api))
  expect(json.data).toEqual({ income: '0.00', expense: '0.00', balance: '0.00', count: 0 })
})

/** A life of two people with everything in it that adds, changes and removes. */
async function live() {
  const [saver, other] = [await newSaver(api), await newSaver(api)]
  const admin = await newAdmin(api)
  const { token, gaji, makanan } = saver
  const ask = (what: string, body?: object) => api.call(what, { token, body })
  const ids: number[] = []
  for (const day of ['2026-01-01', '2026-01-01', '2026-02-01', '2026-03-01'])
    ids.push((await addTransaction(api, token, { category_id: gaji, transaction_date: day })).json.data.id)
  await addTransaction(api, other.token, { category_id: other.makanan, type: 'expense', amount: '0.10' })
  await ask(`PUT /api/transactions/${ids[0]}`, {
    amount: '12.34',
    type: 'expense',
    category_id: makanan,
    description: 'a',
    transaction_date: '2026-04-01',
  })
  const gone = await ask('POST /api/transactions/remove', { ids: ids.slice(1, 3) })
  await ask('POST /api/activities/restore', { ids: gone.json.data.activity_ids.slice(0, 1) })
  const added = await ask('POST /api/categories', { name: 'Lain', type: 'income' })
  await ask('POST /api/transactions/move', { ids: ids.slice(3), category_id: added.json.data.id })
  await ask(`DELETE /api/categories/${added.json.data.id}?move_to=${gaji}`)
  const changed = await ask('POST /api/categories', { name: 'Lain', type: 'income' })
  await ask(`PUT /api/categories/${changed.json.data.id}`, { name: 'Lain lagi', type: 'expense' })
  for (const what of ['deactivate', 'activate', 'promote', 'deactivate'])
    await api.call(`PATCH /api/admin/users/${other.id}/${what}`, admin)
}

const inOrder = sql`order by subject, kind, day`

const tallied = () =>
  api.rows(
    sql`select subject, kind, day, sum(count)::bigint as count, sum(total)::numeric(24, 2) as total from tallies
        group by subject, kind, day having sum(count) <> 0 or sum(total) <> 0 ${inOrder}`,
  )

const counted = () =>
  api.rows(
    sql`select subject, kind, day, count(*) as count, sum(total)::numeric(24, 2) as total from (
          select 'transactions' as subject, type as kind, transaction_date as day, amount as total from transactions
          union all select 'categories', type, null, 0 from categories
          union all select 'users', role || ' ' || status, null, 0 from users
          union all select 'audit', status, null, 0 from audit
        ) everything group by subject, kind, day ${inOrder}`,
  )
