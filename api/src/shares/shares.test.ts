import { expectTotals } from '../../testing/expect-totals'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let tunai: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  tunai = await purse.wallet('Tunai', { opening_balance: '500000' })
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const budi = (amount: string, changes: object = {}) => ({ name: 'Budi', amount, ...changes })
const dinner = (changes: object = {}) =>
  purse.book({ amount: '300000', description: 'Makan malam', shares: [budi('100000')], ...changes })
const settle = (changes: object = {}, headers = {}) =>
  purse.call(
    'POST /api/shares/settlement',
    { name: 'Budi', transaction_date: '2026-02-20', ...changes },
    headers,
  )
const board = async () => (await purse.call('GET /api/shares')).json
const openOf = async () => Object.fromEntries((await board()).data.map(({ name, open }) => [name, open]))

test('a shared expense says who owes what of it, and the board since when', async () => {
  const { status, json } = await dinner({ shares: [budi('100000'), { name: 'Ani', amount: 50_000.5 }] })
  expect([status, json.data.shares]).toEqual([
    201,
    [
      { name: 'Budi', amount: '100000.00', owed_by: 'friend' },
      { name: 'Ani', amount: '50000.50', owed_by: 'friend' },
    ],
  ])
  const { data, meta } = await board()
  const since = { since: '2026-02-11', count: 1 }
  const record = { transaction_id: json.data.id, description: 'Makan malam', transaction_date: '2026-02-11' }
  const unpaid = { paid_back: '0.00', wallet_id: null }
  expect(data).toEqual([
    {
      ...{ name: 'Ani', open: '50000.50', ...since },
      shares: [{ ...record, ...unpaid, share: '50000.50', open: '50000.50' }],
    },
    {
      ...{ name: 'Budi', open: '100000.00', ...since },
      shares: [{ ...record, ...unpaid, share: '100000.00', open: '100000.00' }],
    },
  ])
  expect(meta).toEqual({ total: 2, owed_to_me: '150000.50', owed_by_me: '0.00' })
})

test('what a friend pays back lowers the expense, reaches the wallet and settles the oldest first', async () => {
  await dinner({ wallet_id: tunai })
  await dinner({ amount: '80000', transaction_date: '2026-02-05', shares: [budi('40000')] })
  const { status, json } = await settle({ amount: '60000', wallet_id: tunai })
  expect([status, json.data.transaction_ids.length, json.data.transfer_ids]).toEqual([201, 2, []])
  expect(await openOf()).toEqual({ Budi: '80000.00' })
  expect((await board()).data[0]!.shares).toMatchObject([
    { paid_back: '20000.00', open: '80000.00', wallet_id: tunai },
  ])
  expect(await purse.balances()).toEqual({ Tunai: '260000.00' })
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '320000.00' })
  const { data } = (await purse.call(`GET /api/transactions/${json.data.id}`)).json
  expect(data).toMatchObject({
    ...{ amount: '40000.00', is_refund: true, category_id: purse.makanan, wallet_id: tunai },
    ...{ description: 'Makan malam', transaction_date: '2026-02-20' },
  })
  await settle({})
  expect(await board()).toEqual({ data: [], meta: { total: 0, owed_to_me: '0.00', owed_by_me: '0.00' } })
})

test('one’s own debt is an expense at once, and paying it a transfer that no sum counts', async () => {
  await dinner({ amount: '70000', shares: [budi('70000', { owed_by: 'me' })] })
  expect(await openOf()).toEqual({ Budi: '-70000.00' })
  expect((await board()).meta).toMatchObject({ owed_to_me: '0.00', owed_by_me: '70000.00' })
  const { json } = await settle({ amount: '50000', wallet_id: tunai })
  expect([json.data.transaction_ids, json.data.transfer_ids.length]).toEqual([[], 1])
  expect(await openOf()).toEqual({ Budi: '-20000.00' })
  expect(await purse.balances()).toEqual({ Tunai: '450000.00' })
  await settle({ amount: '20000' })
  expect(await openOf()).toEqual({})
  expect(await purse.balances()).toEqual({ Tunai: '450000.00' })
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '70000.00' })
  const { data } = (await purse.call('GET /api/activities?limit=1')).json
  expect(data).toMatchObject([{ type: 'Add transfer', amount: null, moved: '20000.00' }])
})

test('settled in full, what both owe each other is offset, and only the difference is money', async () => {
  await dinner({ shares: [budi('50000')] })
  await dinner({ amount: '30000', shares: [budi('30000', { owed_by: 'me' })] })
  expect(await openOf()).toEqual({ Budi: '20000.00' })
  await settle({ wallet_id: tunai })
  expect(await openOf()).toEqual({})
  expect(await purse.balances()).toEqual({ Tunai: '520000.00' })
  expect(await purse.summary()).toMatchObject({ expense: '280000.00' })
})

test('deleting the payback opens the share again, and undoing that settles it again', async () => {
  await dinner()
  const { json } = await settle({ amount: '60000', wallet_id: tunai })
  await purse.call(`DELETE /api/transactions/${json.data.id}`)
  expect(await openOf()).toEqual({ Budi: '100000.00' })
  await purse.undo(await purse.lastEntry())
  expect(await openOf()).toEqual({ Budi: '40000.00' })
  expect(await purse.balances()).toEqual({ Tunai: '560000.00' })
})

test('a deleted transaction is on no board, and has its paybacks again when it comes back', async () => {
  const { json } = await dinner()
  await settle({ amount: '60000' })
  await purse.call(`DELETE /api/transactions/${json.data.id}`)
  expect(await openOf()).toEqual({})
  await purse.undo(await purse.lastEntry())
  expect(await openOf()).toEqual({ Budi: '40000.00' })
})

test('a change that says nothing of shares leaves them, and income and refunds have none', async () => {
  const { data } = (await dinner()).json
  const { type, category_id, description, transaction_date } = data
  const body = { type, category_id, description, transaction_date }
  const put = (changes: object) =>
    purse.call(`PUT /api/transactions/${data.id}`, { ...body, amount: '300000', ...changes })
  expect((await put({ description: 'Sate' })).json.data.shares).toEqual(data.shares)
  const { status, json } = await put({ amount: '99999.99' })
  expect([status, json.errors]).toEqual([422, { amount: ['Your friends’ shares exceed the amount'] }])
  const earned = await put({ type: 'income', category_id: purse.gaji })
  expect(earned.json.data).not.toHaveProperty('shares')
  await purse.undo(await purse.lastEntry())
  const refund = await put({ is_refund: true })
  expect(refund.json.data).not.toHaveProperty('shares')
  expect(await openOf()).toEqual({})
  await purse.undo(await purse.lastEntry())
  expect(await openOf()).toEqual({ Budi: '100000.00' })
})

test.each([
  [{ shares: [budi('300000.01')] }, 'Your friends’ shares exceed the amount'],
  [
    { shares: [budi('200000'), budi('100000.01', { name: 'Ani' })] },
    'Your friends’ shares exceed the amount',
  ],
  [{ shares: [budi('1'), budi('2', { name: ' BUDI ' })] }, 'Add each friend only once'],
  [{ shares: [budi('1')], is_refund: true }, 'Only expenses can be split with friends'],
])('refuses %j', async (changes, message) => {
  const { status, json } = await dinner(changes)
  expect([status, json.errors]).toEqual([422, { shares: [message] }])
})

test('a settlement is no more than what is open, in a wallet of one’s own, and not after today', async () => {
  await dinner()
  const more = await settle({ amount: '100000.01' })
  expect([more.status, more.json.errors]).toEqual([422, { amount: ['That’s more than the amount owed'] }])
  const stranger = await newPurse(api)
  const wallet_id = await stranger.wallet('Tunai')
  expect(Object.keys((await settle({ wallet_id })).json.errors)).toEqual(['wallet_id'])
  expect((await settle({ transaction_date: '2999-01-01' })).status).toBe(422)
  const unknown = await settle({ name: 'Siti' })
  expect([unknown.status, unknown.json.message]).toEqual([404, 'You and this friend are settled up'])
  const other = await stranger.call('POST /api/shares/settlement', {
    ...{ name: 'Budi', transaction_date: '2026-02-20' },
  })
  expect(other.status).toBe(404)
  expect((await stranger.call('GET /api/shares')).json.data).toEqual([])
  expect(await openOf()).toEqual({ Budi: '100000.00' })
})

test('of several at once only one settles it, and one key settles once', async () => {
  await dinner()
  const once = { 'idempotency-key': 'settle-1' }
  const same = await Promise.all([1, 2, 3].map(() => settle({ amount: '60000' }, once)))
  expect(new Set(same.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(same[0]!.status).toBe(201)
  const all = await Promise.all([1, 2, 3].map(() => settle({ amount: '40000.00', wallet_id: tunai })))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 404, 404])
  expect(await purse.balances()).toEqual({ Tunai: '540000.00' })
})

test('what is dated after today is owed by nobody yet', async () => {
  await dinner({ transaction_date: '2999-01-01' })
  expect(await openOf()).toEqual({})
})

test('names that read alike are one friend', async () => {
  await dinner()
  await dinner({ shares: [budi('5', { name: 'budi' })] })
  expect(Object.values(await openOf())).toEqual(['100005.00'])
  expect((await settle({ name: 'BUDI' })).status).toBe(201)
  expect(await openOf()).toEqual({})
})
