import { expectTotals } from '../../../testing/expect-totals'
import type { Item } from '../../../testing/answer'
import { newAdmin } from '../../../testing/new-admin'
import { newPurse, type Purse } from '../../../testing/purse'
import { readCsv } from '../../../testing/read-csv'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const refund = (changes: object = {}) => purse.book({ is_refund: true, amount: '30000', ...changes })
const bodyOf = ({ amount, type, category_id, description, transaction_date }: Item) => ({
  ...{ amount, type, category_id, description, transaction_date },
})

test('a refund says so, and what is none says nothing of it', async () => {
  const { status, json } = await refund()
  expect([status, json.data.is_refund]).toEqual([201, true])
  for (const is_refund of [false, undefined])
    expect((await purse.book({ is_refund })).json.data).not.toHaveProperty('is_refund')
  const { data } = (await purse.call('GET /api/transactions')).json
  expect(data.map(row => row.is_refund)).toEqual([undefined, undefined, true])
  expect((await purse.call(`GET /api/transactions/${json.data.id}`)).json.data).toEqual(json.data)
})

test('only an expense can be one', async () => {
  const { status, json } = await purse.earn({ is_refund: true })
  expect([status, json.errors]).toEqual([422, { is_refund: ['Only expenses can be marked as refunds'] }])
})

test('a change that says nothing of it leaves it, and what becomes income is none any more', async () => {
  const { data } = (await refund()).json
  const put = async (changes: object) =>
    (await purse.call(`PUT /api/transactions/${data.id}`, { ...bodyOf(data), ...changes })).json.data
  expect((await put({ amount: '20000' })).is_refund).toBe(true)
  expect(await put({ is_refund: false })).not.toHaveProperty('is_refund')
  expect((await put({ is_refund: true })).is_refund).toBe(true)
  expect(await put({ type: 'income', category_id: purse.gaji })).not.toHaveProperty('is_refund')
  expect(await put({})).not.toHaveProperty('is_refund')
})

test('every sum is less by it: list, summary, month, category, what is planned, and those of administrators', async () => {
  await purse.book({ amount: '100000' })
  await refund()
  await refund({ amount: '1', transaction_date: '2999-01-01' })
  const sums = { income: '0.00', expense: '70000.00', balance: '-70000.00' }
  for (const query of [
    '',
    '?min_amount=1',
    '?type=expense',
    '?search=kopi',
    `?category_id=${purse.makanan}`,
  ]) {
    expect([query, (await purse.call(`GET /api/transactions${query}`)).json.meta]).toMatchObject([
      query,
      sums,
    ])
    const { data } = (await purse.call(`GET /api/transactions/summary${query}`)).json
    expect([query, data]).toMatchObject([
      query,
      {
        ...{ ...sums, count: 2, by_month: [{ month: '2026-02', expense: '70000.00' }] },
        by_category: [{ category_id: purse.makanan, total: '70000.00', count: 2 }],
      },
    ])
  }
  const { json } = await purse.call('GET /api/transactions?planned=only')
  expect(json.meta).toMatchObject({ expense: '-1.00', balance: '1.00', total: 1 })
  const admin = await newAdmin(api)
  for (const query of ['', '&min_amount=1'])
    expect(
      (await api.call(`GET /api/admin/transactions/summary?search=${purse.email}${query}`, admin)).json.data,
    ).toMatchObject({ expense: '70000.00', count: 2 })
})

test('its wallet has the money again, and the log says that it came in', async () => {
  const wallet_id = await purse.wallet('Tunai', { opening_balance: '100000' })
  await refund({ wallet_id })
  expect(await purse.balances()).toEqual({ Tunai: '130000.00' })
  const { data } = (await purse.call('GET /api/activities?limit=1')).json
  expect(data[0]!.amount).toBe('30000.00')
  expect((await purse.call(`GET /api/activities/${data[0]!.id}`)).json.data).toMatchObject({
    after: { is_refund: true },
  })
})

test('in the file it is below zero, so that the cells add up to the total', async () => {
  await purse.book({ amount: '100000' })
  await refund()
  const { text } = await api.call('GET /api/transactions/export', {
    token: purse.token,
    headers: { 'accept-language': 'en' },
  })
  const [, ...rows] = readCsv(text.slice(1), ',')
  expect(rows.map(cells => cells.at(-1))).toEqual(['-30000.00', '100000.00'])
})

test('undone and deleted, it comes back as the refund that it was', async () => {
  const { data } = (await refund()).json
  const path = `/api/transactions/${data.id}`
  await purse.call(`PUT ${path}`, { ...bodyOf(data), is_refund: false })
  await purse.undo(await purse.lastEntry())
  expect((await purse.call(`GET ${path}`)).json.data).toEqual(data)
  await purse.call(`DELETE ${path}`)
  await purse.undo(await purse.lastEntry())
  expect((await purse.call(`GET ${path}`)).json.data).toEqual(data)
})

test('the fee of a transfer stays a refund and keeps its tags when the transfer is changed', async () => {
  const [from_wallet_id, to_wallet_id] = [await purse.wallet('Satu'), await purse.wallet('Dua')]
  const transfer = {
    ...{ from_wallet_id, to_wallet_id, amount: '10', transfer_date: '2026-02-10', description: 'Pindah' },
    ...{ fee: '2', fee_category_id: purse.makanan },
  }
  const { data } = (await purse.addTransfer(transfer)).json
  const { data: fee } = (await purse.call(`GET /api/transactions/${data.fee_id}`)).json
  await purse.call(`PUT /api/transactions/${data.fee_id}`, {
    ...{ ...bodyOf(fee), is_refund: true, tags: ['bank'] },
  })
  await purse.call(`PUT /api/transfers/${data.id}`, { ...transfer, amount: '20' })
  const { data: now } = (await purse.call(`GET /api/transactions/${data.fee_id}`)).json
  expect([now.is_refund, now.tags, now.wallet_id]).toEqual([true, ['bank'], from_wallet_id])
})
