import { newPurse, newWallet, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterAll(() => api.close())

const loan = { name: 'KPR', kind: 'loan', opening_balance: '-1200000', due_day: 31, instalments: 500 }
const put = async (id: number, changes: object) =>
  (await purse.call(`PUT /api/wallets/${id}`, { ...newWallet, ...loan, ...changes })).json.data
const find = async (id: number) => (await purse.list()).data.find(wallet => wallet.id === id)

test('a loan says what is owed, when it is due and how many months are left, wherever it is answered', async () => {
  const { json } = await purse.addWallet(loan)
  expect(json.data).toMatchObject({ due_day: 31, instalments: 500, owed: '1200000.00' })
  expect(json.data.next_due).toMatch(/^20\d\d-\d\d-(28|29|30|31)$/)
  expect(json.data.months_left).toBeGreaterThan(300)
  expect(await find(json.data.id)).toEqual(json.data)
  const payment = { from_wallet_id: null, to_wallet_id: json.data.id, amount: '200000.5' }
  await purse.addTransfer(payment)
  expect(await find(json.data.id)).toMatchObject({ owed: '999999.50', balance: '-999999.50' })
  const { data } = (
    await purse.call(`POST /api/wallets/${json.data.id}/correction`, { balance: '0', date: '2026-02-20' })
  ).json
  expect(data.wallet).toMatchObject({ owed: '0.00', next_due: null, months_left: 0 })
})

test('other wallets say nothing of debts', async () => {
  const { data } = (await purse.addWallet()).json
  expect(data).toMatchObject({ owed: null, next_due: null, months_left: null })
})

test('the same answer comes again for a key, as of today', async () => {
  const key = { 'idempotency-key': 'form-1' }
  const [first, again] = [await purse.addWallet(loan, key), await purse.addWallet(loan, key)]
  expect(again.json).toEqual(first.json)
})

test('a change that says nothing of them leaves them, null takes them out, and so does another kind', async () => {
  const { id, version } = (await purse.addWallet(loan)).json.data
  const without = { due_day: undefined, instalments: undefined }
  expect(await put(id, { ...without, name: 'Rumah' })).toMatchObject({ due_day: 31, instalments: 500 })
  const changed = await put(id, { due_day: 5, instalments: null })
  expect(changed).toMatchObject({ due_day: 5, instalments: null, months_left: null })
  expect(changed.version).not.toBe(version)
  const cash = await put(id, { ...without, kind: 'cash', opening_balance: '0' })
  expect(cash).toMatchObject({ kind: 'cash', due_day: null, instalments: null, owed: null })
})

test('they are in the log, and come back by it', async () => {
  const { id } = (await purse.addWallet(loan)).json.data
  await put(id, { due_day: null, instalments: null })
  const entry = await purse.lastEntry()
  const { money } = (await purse.call(`GET /api/activities/${entry}`)).json.data as unknown as {
    money: { before: object; after: object }
  }
  expect(money.before).toMatchObject({ due_day: 31, instalments: 500 })
  expect(money.after).not.toHaveProperty('due_day')
  expect((await purse.undo(entry)).status).toBe(200)
  expect(await find(id)).toMatchObject({ due_day: 31, instalments: 500 })
})

test.each([
  ['due_day', { due_day: 0 }],
  ['due_day', { due_day: 32 }],
  ['due_day', { due_day: '5' }],
  ['due_day', { due_day: 1.5 }],
  ['instalments', { instalments: 0 }],
  ['instalments', { instalments: 501 }],
  ['due_day', { kind: 'cash', opening_balance: '0' }],
  ['due_day', { kind: 'savings', opening_balance: '0', due_day: undefined }],
])('%s is refused in %j', async (field, changes) => {
  const { status, json } = await purse.addWallet({ ...loan, ...changes })
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
})
