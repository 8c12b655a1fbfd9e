import { expectTotals } from '../../testing/expect-totals'
import { newPurse, newWallet, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

let api: Api
let purse: Purse
let bank: number
let gopay: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank', { kind: 'bank', opening_balance: '1000000' })
  gopay = await purse.wallet('GoPay', { kind: 'ewallet' })
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay, amount: '100000' })
const fee = () => ({ fee: '6500', fee_category_id: purse.makanan })
const add = async (changes: object = {}) => (await purse.addTransfer({ ...between(), ...changes })).json.data
const put = (id: number, changes: object) =>
  purse.call(`PUT /api/transfers/${id}`, {
    ...{ ...between(), description: 'Isi saldo', transfer_date: '2026-02-10' },
    ...changes,
  })
const remove = async (what: string): Promise<number> =>
  (await purse.call(`DELETE /api/${what}`)).json.data.activity_ids[0]!
async function rows() {
  const { transactions, transfers, wallets, categories } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets, categories }
}
const obstacle = async (id: number) => (await purse.call(`GET /api/activities/${id}`)).json.data.obstacle

test('a deleted transfer comes back with its fee, to the letter', async () => {
  const { id } = await add(fee())
  const before = await rows()
  const entry = await remove(`transfers/${id}`)
  const { json } = await purse.call(`GET /api/activities/${entry}`)
  expect(json.data).toMatchObject({
    ...{ type: 'Delete transfer', subject: null, name: 'Bank → GoPay', can_restore: true },
    money: {
      ...{ kind: 'transfer', after: null },
      before: { ...between(), amount: '100000.00', fee: { amount: '6500.00', category_id: purse.makanan } },
    },
  })
  expect((await purse.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect(await purse.balances()).toEqual({ Bank: '893500.00', GoPay: '100000.00' })
  expect((await purse.undo(entry)).json).toEqual({ message: 'Nothing to change.' })
})

test.each([
  ['another amount', () => ({ ...fee(), amount: '7' })],
  ['no fee any more', () => ({})],
  ['another fee', () => ({ ...fee(), fee: '1' })],
  ['the other way round', () => ({ ...fee(), from_wallet_id: gopay, to_wallet_id: bank })],
  ['to the outside, on another day', () => ({ ...fee(), to_wallet_id: null, transfer_date: '2025-12-31' })],
])('a change is undone, and that in turn: %s', async (_what, changes) => {
  const { id } = await add(fee())
  const before = await rows()
  await put(id, changes())
  const changed = await rows()
  expect(changed).not.toEqual(before)
  const undone = await purse.undo(await purse.lastEntry())
  expect(await rows()).toEqual(before)
  expect((await purse.undo(undone.json.data.activity_ids[0]!)).status).toBe(200)
  expect(await rows()).toEqual(changed)
})

test('a fee that was added is taken out again', async () => {
  const { id } = await add()
  const before = await rows()
  await put(id, fee())
  await purse.undo(await purse.lastEntry())
  expect(await rows()).toEqual(before)
})

test('what was changed since is overwritten only where that is asked for: its fee counts', async () => {
  const { id, fee_id } = await add(fee())
  const before = await rows()
  await put(id, { ...fee(), amount: '7' })
  const entry = await purse.lastEntry()
  await purse.call(`DELETE /api/transactions/${fee_id}`)
  expect(await obstacle(entry)).toBe('changed')
  expect((await purse.undo(entry)).json.errors).toEqual({ overwrite: ['This item has since been changed.'] })
  expect((await purse.undo(entry, { overwrite: true })).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('whatever was written of its fee since is not lost without being asked', async () => {
  const { id, fee_id } = await add(fee())
  await put(id, { ...fee(), amount: '7' })
  const entry = await purse.lastEntry()
  const booked = { amount: '6500', type: 'expense', category_id: purse.makanan, wallet_id: bank }
  const changed = { ...booked, description: 'Biaya admin', transaction_date: '2026-02-10' }
  expect((await purse.call(`PUT /api/transactions/${fee_id}`, changed)).status).toBe(200)
  const since = await purse.lastEntry()
  expect((await purse.undo(entry)).json.errors).toEqual({ overwrite: ['This item has since been changed.'] })
  expect((await purse.undo(since)).status).toBe(200)
  expect((await purse.undo(entry)).status).toBe(200)
})

test('a fee that was deleted by itself comes back as the fee of its transfer', async () => {
  const { fee_id } = await add(fee())
  const before = await rows()
  const entry = await remove(`transactions/${fee_id}`)
  expect((await purse.call('GET /api/transfers')).json.data[0]).toMatchObject({ fee: null, fee_id: null })
  await purse.undo(entry)
  expect(await rows()).toEqual(before)
  expect((await purse.call('GET /api/transfers')).json.data[0]).toMatchObject({ fee: '6500.00', fee_id })
})

test('a fee that was deleted by itself is the fee of its transfer again, though that was edited meanwhile', async () => {
  const { id, fee_id } = await add(fee())
  const entry = await remove(`transactions/${fee_id}`)
  await put(id, { amount: '7' })
  await purse.undo(entry)
  expect((await purse.call('GET /api/transfers')).json.data[0]).toMatchObject({
    ...{ amount: '7.00', fee: '6500.00', fee_id },
  })
  await put(id, { amount: '8' })
  expect((await purse.call('GET /api/transactions')).json.data).toEqual([])
})

test('a transfer whose wallet is gone waits for the wallet; a fee whose category is gone takes another', async () => {
  const { id } = await add(fee())
  const before = await rows()
  const transfer = await remove(`transfers/${id}`)
  const wallet = await remove(`wallets/${gopay}`)
  const message = 'The wallet was deleted. Restore it or choose another one.'
  expect((await purse.undo(transfer)).json).toEqual({ message, errors: { wallet_id: [message] } })
  expect((await purse.undo(wallet)).status).toBe(200)
  const category = await remove(`categories/${purse.makanan}`)
  expect(await obstacle(transfer)).toBe('category')
  const list = (await purse.call('GET /api/categories')).json.data
  const hiburan = list.find(({ name }) => name === 'Hiburan')!.id
  expect((await purse.undo(transfer, { category_id: purse.gaji })).status).toBe(422)
  expect((await purse.undo(transfer, { category_id: hiburan })).status).toBe(200)
  const [row] = (await purse.call('GET /api/transfers')).json.data
  expect(row).toMatchObject({ id, fee: '6500.00', fee_category_id: hiburan })
  await remove(`transfers/${id}`)
  expect((await purse.undo(category)).status).toBe(200)
  expect((await purse.undo(transfer)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('a transaction whose wallet is gone waits for the wallet, or comes back with it in one call', async () => {
  const { id } = (await purse.book({ wallet_id: gopay })).json.data
  const before = await rows()
  const [booked, wallet] = [await remove(`transactions/${id}`), await remove(`wallets/${gopay}`)]
  expect((await purse.undo(booked)).status).toBe(409)
  const { status, json } = await purse.call('POST /api/activities/restore', { ids: [booked, wallet] })
  expect([status, json.data.count]).toEqual([200, 2])
  expect(await rows()).toEqual(before)
})

describe('a wallet', () => {
  test('that was deleted comes back as it was; under another name where its own is taken', async () => {
    const before = await rows()
    const entry = await remove(`wallets/${gopay}`)
    await purse.wallet('GOPAY')
    expect(await obstacle(entry)).toBe('name')
    const message = 'You already have a wallet with this name.'
    expect((await purse.undo(entry)).json).toEqual({ message, errors: { name: [message] } })
    expect((await purse.undo(entry, { name: 'GoPay lama' })).status).toBe(200)
    expect((await purse.list()).data.map(({ name }) => name)).toEqual(['Bank', 'GoPay lama', 'GOPAY'])
    expect(await rows()).not.toEqual(before)
  })

  test('that was changed is as it was before, its opening balance too', async () => {
    const before = await rows()
    const changed = { ...newWallet, name: 'Utang', kind: 'card', opening_balance: '-5', is_closed: true }
    await purse.call(`PUT /api/wallets/${bank}`, changed)
    const entry = await purse.lastEntry()
    expect(await purse.balances()).toMatchObject({ Utang: '-5.00' })
    expect((await purse.undo(entry)).status).toBe(200)
    expect(await rows()).toEqual(before)
    await purse.call(`PUT /api/wallets/${bank}`, { ...newWallet, name: 'Lain' })
    expect((await purse.undo(entry)).json.errors).toEqual({
      overwrite: ['This item has since been changed.'],
    })
  })

  test('beyond a hundred does not come back', async () => {
    const entry = await remove(`wallets/${gopay}`)
    for (let number = 1; number < 100; number += 1) await purse.wallet(`Dompet ${number}`)
    const { status, json } = await purse.undo(entry)
    expect([status, json.message]).toEqual([
      409,
      'You’ve reached the limit of 100 wallets. Delete one first.',
    ])
  })
})
