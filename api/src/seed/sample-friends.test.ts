import type { BudgetsAnswer } from '@pundi/contract'
import { readTotals, readWalletTotals } from '../../testing/queries'
import { recountMoney } from '../../testing/recount'
import { type Api, startApi } from '../../testing/start-api'
import { openTestDatabase } from '../../testing/test-database'
import { readConfiguration } from '../configuration'
import { sampleCategories } from './sample-bills'
import { seed } from './seed'

let api: Api
let token: string
beforeAll(async () => {
  const database = await openTestDatabase()
  await seed(database, readConfiguration({}))
  api = await startApi({}, database)
  token = await api.signIn({ email: 'demo@pundi.example', password: 'kopi-susu-2026' })
})
afterAll(() => api.close())

const call = (what: string) => api.call(what, { token })
const read = async (what: string) => (await call(`GET /api/${what}`)).json

test('the demo user has a refund, a split, tags, open and settled shares, and a purchase in instalments', async () => {
  const { data } = await read('transactions?limit=500')
  const some = (has: (row: (typeof data)[number]) => unknown) => data.filter(row => has(row)).length
  expect([some(row => row.is_refund), some(row => row.splits), some(row => row.tags)]).toEqual([2, 1, 3])
  expect((await read('shares')).data).toMatchObject([
    { name: 'Budi', open: '120000.00' },
    { name: 'Citra', open: '-60000.00' },
  ])
  const [plan, ...others] = (await read('instalments')).data as object as Record<string, unknown>[]
  expect(others).toEqual([])
  const wallets = (await read('wallets')).data
  const card = wallets.find(({ kind }) => kind === 'card')
  expect(plan).toMatchObject({ name: 'Mesin cuci', count: 6, wallet_id: card!.id })
  expect([2, 3]).toContain(plan!['paid_count'])
  expect(wallets.filter(({ balance }) => balance.startsWith('-')).map(({ kind }) => kind)).toEqual(['card'])
})

test('the demo user has a budget for each category of expenses, of which something was carried over', async () => {
  const { data, meta } = (await read('budgets')) as object as BudgetsAnswer
  expect(data.map(({ name }) => name)).toEqual([
    ...['Makanan', 'Transportasi', 'Hiburan'],
    ...sampleCategories.map(({ name }) => name),
  ])
  expect(data.map(({ carry }) => carry)).toEqual([
    'surplus',
    'none',
    'both',
    ...sampleCategories.map(() => 'none'),
  ])
  expect(Number(meta.carried)).not.toBe(0)
  const log = (await read('activities?search=Set budget')).data
  expect(log).toHaveLength(9)
})

test('all that is said of it equals a recount, and its entries can be undone', async () => {
  const { told, counted } = await recountMoney({ call })
  expect(told).toEqual(counted)
  const { id } = (await read('auth/user')).data
  for (const { kept, summed } of [await readTotals(api, id), await readWalletTotals(api, id)])
    expect([kept, kept.length > 0]).toEqual([summed, true])
  const { data } = await read('instalments')
  const gone = await call(`DELETE /api/instalments/${data[0]!.id}`)
  const body = { ids: gone.json.data.activity_ids }
  expect((await api.call('POST /api/activities/restore', { token, body })).status).toBe(200)
  expect((await read('instalments')).data).toEqual(data)
})
