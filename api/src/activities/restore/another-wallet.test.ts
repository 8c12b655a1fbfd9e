import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let purse: Purse
let gone: number
let bank: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  gone = await purse.wallet('Lama')
  bank = await purse.wallet('Bank')
})
afterAll(() => api.close())

async function lose(record: string) {
  await purse.call(`DELETE /api/${record}`)
  const entry = await purse.lastEntry()
  expect((await purse.call(`DELETE /api/wallets/${gone}`)).status).toBe(200)
  await purse.call(`DELETE /api/activities/${await purse.lastEntry()}`)
  return entry
}

test.each([
  ['another one', () => bank, { Bank: '-25000.00' }],
  ['none', () => null, { Bank: '0.00' }],
])('a transaction is put into %s', async (_, wallet, balances) => {
  const { data } = (await purse.book({ wallet_id: gone, tags: ['a'] })).json
  const entry = await lose(`transactions/${data.id}`)
  const refused = await purse.undo(entry)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([409, ['wallet_id']])
  expect((await purse.undo(entry, { wallet_id: wallet() })).status).toBe(200)
  expect(await purse.balances()).toEqual(balances)
  expect((await purse.call(`GET /api/transactions/${data.id}`)).json.data.tags).toEqual(['a'])
})

test('a transfer takes it as its side, with the fee', async () => {
  const cash = await purse.wallet('Tunai')
  const moved = { from_wallet_id: gone, to_wallet_id: bank, amount: '50' }
  const { data } = (await purse.addTransfer({ ...moved, fee: '3', fee_category_id: purse.makanan })).json
  const entry = await lose(`transfers/${data.id}`)
  expect(Object.keys((await purse.undo(entry)).json.errors)).toEqual(['wallet_id'])
  const onBoth = await purse.undo(entry, { wallet_id: bank })
  expect([onBoth.status, Object.keys(onBoth.json.errors)]).toEqual([422, ['wallet_id']])
  expect((await purse.undo(entry, { wallet_id: cash })).status).toBe(200)
  expect(await purse.balances()).toEqual({ Bank: '50.00', Tunai: '-53.00' })
})

test('the outside takes the place of one side, never of both', async () => {
  const inside = await purse.addTransfer({ from_wallet_id: gone, to_wallet_id: bank, amount: '50' })
  const outside = await purse.addTransfer({ from_wallet_id: gone, amount: '7' })
  await purse.call(`DELETE /api/transfers/${outside.json.data.id}`)
  const other = await purse.lastEntry()
  const entry = await lose(`transfers/${inside.json.data.id}`)
  expect((await purse.undo(entry, { wallet_id: null })).status).toBe(200)
  expect((await purse.undo(other, { wallet_id: null })).status).toBe(422)
  expect(await purse.balances()).toEqual({ Bank: '50.00' })
})

test('where both wallets are gone, the chosen one gave the money and the other side is outside', async () => {
  const other = await purse.wallet('Lama juga')
  const moved = { from_wallet_id: gone, to_wallet_id: other, amount: '50', fee: '3' }
  const { data } = (await purse.addTransfer({ ...moved, fee_category_id: purse.makanan })).json
  const entry = await lose(`transfers/${data.id}`)
  await purse.call(`DELETE /api/wallets/${other}`)
  expect((await purse.undo(entry, { wallet_id: null })).status).toBe(422)
  expect((await purse.undo(entry, { wallet_id: bank })).status).toBe(200)
  expect(await purse.balances()).toEqual({ Bank: '-53.00' })
})

test('what was in no wallet on either side lacks none', async () => {
  await purse.book({ shares: [{ name: 'Budi', amount: '9', owed_by: 'me' }] })
  const settled = { name: 'Budi', transaction_date: '2026-02-20' }
  const { data } = (await purse.call('POST /api/shares/settlement', settled)).json
  await purse.call(`DELETE /api/transfers/${data.transfer_ids[0]}`)
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
})

test('the log says that a wallet is gone, beside a category that is gone too', async () => {
  const { data } = (await purse.book({ wallet_id: gone })).json
  const entry = await lose(`transactions/${data.id}`)
  const detail = async () => (await purse.call(`GET /api/activities/${entry}`)).json.data
  expect(await detail()).toMatchObject({ obstacle: null, needs_wallet: true })
  await purse.call(`DELETE /api/categories/${purse.makanan}`)
  expect(await detail()).toMatchObject({ obstacle: 'category', needs_wallet: true })
  expect(Object.keys((await purse.undo(entry)).json.errors)).toEqual(['category_id', 'wallet_id'])
})

test.each([
  ['a transaction', () => ({ type: 'expense', category_id: purse.makanan, wallet_id: gone }), 'wallet_id'],
  ['a transfer', () => ({ from_wallet_id: gone, to_wallet_id: bank }), 'from_wallet_id'],
])('what repeats takes it for %s', async (_, template, field) => {
  const cash = await purse.wallet('Tunai')
  const rule = { unit: 'month', every: 1, anchor_date: '2999-01-31', weekend: 'keep', is_automatic: false }
  const body = { ...rule, template: { amount: '50', description: 'Sewa', ...template() } }
  const { data } = (await purse.call('POST /api/schedules', body)).json
  const entry = await lose(`schedules/${data.id}`)
  expect(Object.keys((await purse.undo(entry)).json.errors)).toEqual(['wallet_id'])
  expect((await purse.undo(entry, { wallet_id: cash })).status).toBe(200)
  const { json } = await purse.call('GET /api/schedules')
  expect(json.data[0]).toMatchObject({ template: { ...template(), [field]: cash } })
})

test('a wallet of somebody else is none to choose, and one that is there is kept', async () => {
  const { data } = (await purse.book({ wallet_id: bank })).json
  await purse.call(`DELETE /api/transactions/${data.id}`)
  const kept = await purse.lastEntry()
  const lost = (await purse.book({ wallet_id: gone })).json.data
  const entry = await lose(`transactions/${lost.id}`)
  const stranger = await (await newPurse(api)).wallet('Bank')
  expect((await purse.undo(entry, { wallet_id: stranger })).status).toBe(422)
  expect((await purse.undo(kept, { wallet_id: null })).status).toBe(200)
  expect(await purse.balances()).toEqual({ Bank: '-25000.00' })
})
