import type { Summary } from '@pundi/contract'
import { newPurse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { openTestDatabase } from '../../../testing/test-database'
import { type Asked, trace } from '../../../testing/traced-queries'

let api: Api
let asked: Asked[]
beforeAll(async () => {
  const traced = trace(await openTestDatabase())
  asked = traced.asked
  api = await startApi({}, traced.database)
})
afterAll(() => api.close())

test('the sums of days say what friends owe of the expenses and of each category, until it comes back', async () => {
  const purse = await newPurse(api)
  const sum = async (query = '') => (await purse.call(`GET /api/transactions/summary${query}`)).json.data
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await purse.book({ amount: '300', transaction_date: '2026-02-05', shares })
  await purse.book({ amount: '300', transaction_date: '2026-01-31', shares })
  await purse.book({ amount: '300', transaction_date: '2100-01-31', shares })
  expect(await sum()).toMatchObject({ expense: '600.00', owed: '400.00', by_category: [{ owed: '400.00' }] })
  expect(await sum('?from=2026-02-01&to=2026-02-28')).toMatchObject({ owed: '200.00' })
  const months = (await sum('?month_start=6')) as object as Summary
  expect(months.by_month.map(({ month, owed }) => [month, owed])).toEqual([['2026-01', '400.00']])
  expect(await sum()).toMatchObject({ by_month: [{ owed: '200.00' }, { owed: '200.00' }] })
  expect(await sum('?from=2026-03-01')).not.toHaveProperty('owed')
  expect(await sum('?type=income')).not.toHaveProperty('owed')
  expect(await sum('?planned=only')).not.toHaveProperty('owed')
  await purse.call('POST /api/shares/settlement', {
    ...{ name: 'Budi', wallet_id: null, transaction_date: '2026-02-06' },
  })
  expect(await sum()).toMatchObject({ expense: '200.00' })
  expect(await sum()).not.toHaveProperty('owed')
})

test('whatever is filtered, its expenses say what friends owe of them, of a split those parts alone', async () => {
  const purse = await newPurse(api)
  const wallet_id = await purse.wallet('Tunai')
  const bus = (await purse.call('POST /api/categories', { name: 'Bus', type: 'expense' })).json.data.id
  const splits = [
    { category_id: purse.makanan, amount: '240', note: '' },
    { category_id: bus, amount: '60', note: '' },
  ]
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  const tags = ['Bali']
  await purse.book({ amount: '300', transaction_date: '2026-02-05', shares, splits, tags, wallet_id })
  const large = { amount: '500', transaction_date: '2026-02-06', description: 'Sewa vila' }
  await purse.book({ ...large, shares: [{ name: 'Ani', amount: '50', owed_by: 'friend' }] })
  const filters = {
    'type=expense': '250.00',
    [`category_id=${bus}`]: '40.00',
    'category=Makanan': '210.00',
    [`wallet_id=${wallet_id}`]: '200.00',
    'wallet_id=none': '50.00',
    'tag=bali': '200.00',
    'search=vila+sewa': '50.00',
    'min_amount=400&from=2026-02-01': '50.00',
    'tag=none': undefined,
  }
  for (const [filter, owed] of Object.entries(filters)) {
    const ask = (call: string) => purse.call(`GET /api/transactions${call}${filter}`)
    const [sums, list] = [(await ask('/summary?')).json.data, (await ask('?')).json.meta]
    const records = (await ask('?with=transfers&')).json.meta
    expect([filter, ...[sums, list, records].map(each => (each as { owed?: string }).owed)]).toEqual([
      ...[filter, owed, owed, owed],
    ])
  }
})

test('a list asks what friends owe only where something is shared, or was paid back', async () => {
  const purse = await newPurse(api)
  await purse.book({ amount: '300', transaction_date: '2026-02-05' })
  const list = async (query: string): Promise<[object, number]> => {
    const before = asked.length
    const { meta } = (await purse.call(`GET /api/transactions${query}`)).json
    return [meta, asked.slice(before).filter(({ text }) => text.includes('sum(o.owed)')).length]
  }
  for (const query of ['', '?with=transfers'])
    expect(await list(query)).toEqual([
      expect.not.objectContaining({ owed: expect.anything() as unknown }),
      0,
    ])
  const shares = [{ name: 'Budi', amount: '200', owed_by: 'friend' }]
  await purse.book({ amount: '300', transaction_date: '2026-02-05', shares })
  for (const query of ['', '?with=transfers'])
    expect(await list(query)).toEqual([expect.objectContaining({ owed: '200.00' }), 1])
})
