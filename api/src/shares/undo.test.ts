import type { Settlement } from '@pundi/contract'
import { expectTotals } from '../../testing/expect-totals'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

let api: Api
let purse: Purse
let settled: Settlement
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  const tunai = await purse.wallet('Tunai', { opening_balance: '500000' })
  const share = (amount: string, owed_by: string) => ({ shares: [{ name: 'Budi', amount, owed_by }] })
  await purse.book({ amount: '90000', ...share('30000', 'friend') })
  await purse.book({ amount: '60000', ...share('20000', 'friend'), transaction_date: '2026-02-01' })
  await purse.book({ amount: '15000', ...share('15000', 'me') })
  const body = { name: 'Budi', wallet_id: tunai, transaction_date: '2026-02-20' }
  settled = (await purse.call('POST /api/shares/settlement', body)).json.data
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

test('another name of a friend is a change like any other: it is undone, and not overwritten unasked', async () => {
  const { data } = (await purse.book({ amount: '9', shares: [{ name: 'Ani', amount: '9' }] })).json
  const { amount, type, category_id, description, transaction_date } = data
  const rename = (name: string) =>
    purse.call(`PUT /api/transactions/${data.id}`, {
      ...{ amount, type, category_id, description, transaction_date },
      shares: [{ name, amount }],
    })
  await rename('Ayu')
  const renaming = await purse.lastEntry()
  expect((await purse.undo(renaming)).status).toBe(200)
  expect(await open()).toEqual([['Ani', '9.00']])
  await rename('Siti')
  expect(Object.keys((await purse.undo(renaming)).json.errors)).toEqual(['overwrite'])
})

const open = async () =>
  (await purse.call('GET /api/shares')).json.data.map(({ name, open: left }) => [name, left])
const restore = (ids: number[]) => purse.call('POST /api/activities/restore', { ids })

async function takeBack() {
  const { transaction_ids: ids, transfer_ids } = settled
  const entries = [...(await purse.call('POST /api/transactions/remove', { ids })).json.data.activity_ids]
  for (const id of transfer_ids)
    entries.push(...(await purse.call(`DELETE /api/transfers/${id}`)).json.data.activity_ids)
  return entries
}

async function readAll() {
  const { transactions, transfers, wallets, paybacks } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets, paybacks }
}

test('what both owed each other is open again once its records are deleted, and by one call all are back', async () => {
  expect([await open(), await purse.balances()]).toEqual([[], { Tunai: '535000.00' }])
  expect([settled.transaction_ids.length, settled.transfer_ids.length]).toEqual([3, 1])
  const before = await readAll()
  const entries = await takeBack()
  expect([await open(), await purse.balances()]).toEqual([[['Budi', '35000.00']], { Tunai: '500000.00' }])
  expect((await restore(entries)).json.data).toMatchObject({ count: 4 })
  expect([await open(), await purse.balances()]).toEqual([[], { Tunai: '535000.00' }])
  expect(await readAll()).toEqual(before)
  expect((await restore(entries)).status).toBe(409)
})

test('they come back all or none', async () => {
  const entries = await takeBack()
  await purse.undo(entries.at(-1)!)
  expect((await restore(entries)).status).toBe(409)
  expect((await restore([...entries.slice(0, -1), 999_999_999])).status).toBe(404)
  expect(await open()).toEqual([['Budi', '50000.00']])
  expect((await restore(entries.slice(0, -1))).status).toBe(200)
  expect(await open()).toEqual([])
})
