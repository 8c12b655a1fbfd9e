import { expectTotals } from '../../testing/expect-totals'
import type { Item } from '../../testing/answer'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

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

const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay })

describe('changing a transfer', () => {
  const fee = () => ({ fee: '6500', fee_category_id: purse.makanan })
  const put = (id: number, changes: object, headers = {}) =>
    purse.call(
      `PUT /api/transfers/${id}`,
      { ...between(), amount: '100000', description: 'Isi saldo', transfer_date: '2026-02-10', ...changes },
      headers,
    )

  test('moves both balances and its fee with it', async () => {
    const { id, fee_id } = (await purse.addTransfer({ ...between(), ...fee() })).json.data
    const changes = { from_wallet_id: gopay, to_wallet_id: bank, amount: '5', transfer_date: '2026-01-31' }
    const { status, json } = await put(id, { ...changes, ...fee(), fee: '1000' })
    expect([status, json.data]).toMatchObject([200, { ...changes, amount: '5.00', fee: '1000.00', fee_id }])
    expect(await purse.balances()).toEqual({ Bank: '1000005.00', GoPay: '-1005.00' })
    expect((await purse.call(`GET /api/transactions/${fee_id}`)).json.data).toMatchObject({
      ...{ amount: '1000.00', wallet_id: gopay, transaction_date: '2026-01-31' },
    })
  })

  test('takes a fee away, and books one that it had not', async () => {
    const { id } = (await purse.addTransfer({ ...between(), ...fee() })).json.data
    expect((await put(id, {})).json.data).toMatchObject({ fee: null, fee_category_id: null, fee_id: null })
    expect(await purse.summary()).toMatchObject({ expense: '0.00', count: 0 })
    expect((await put(id, fee())).json.data.fee).toBe('6500.00')
    expect(await purse.summary()).toMatchObject({ expense: '6500.00', count: 1 })
  })

  test('takes a fee along that was moved to another wallet by itself', async () => {
    const { id, fee_id } = (await purse.addTransfer({ ...between(), ...fee() })).json.data
    const found: Item = (await purse.call(`GET /api/transactions/${fee_id}`)).json.data
    const { amount, type, category_id, description, transaction_date } = found
    const own = { amount, type, category_id, description, transaction_date }
    await purse.call(`PUT /api/transactions/${fee_id}`, { ...own, wallet_id: gopay })
    expect(await purse.balances()).toEqual({ Bank: '900000.00', GoPay: '93500.00' })
    expect((await put(id, fee())).status).toBe(200)
    expect(await purse.balances()).toEqual({ Bank: '893500.00', GoPay: '100000.00' })
  })

  test('is not logged where nothing changes', async () => {
    const { data } = (await purse.addTransfer({ ...between(), ...fee() })).json
    const entry = await purse.lastEntry()
    expect((await put(data.id, { ...fee(), amount: 100000 }, { 'if-match': '"other"' })).json.data).toEqual(
      data,
    )
    expect(await purse.lastEntry()).toBe(entry)
  })

  test('with If-Match changes only what was seen: its fee too', async () => {
    const { id, version, fee_id } = (await purse.addTransfer({ ...between(), ...fee() })).json.data
    const found: Item = (await purse.call(`GET /api/transactions/${fee_id}`)).json.data
    const { category: _, version: __, created_at: ___, ...booked } = found
    await purse.call(`PUT /api/transactions/${fee_id}`, { ...booked, amount: '7000' })
    const refused = await put(id, { amount: '5' }, { 'if-match': `"${version}"` })
    expect([refused.status, refused.json.message]).toEqual([
      412,
      'This transfer has changed since you opened it.',
    ])
    const [now] = (await purse.call('GET /api/transfers')).json.data
    expect(now!.fee).toBe('7000.00')
    expect((await put(id, { amount: '5' }, { 'if-match': `"${now!.version}"` })).status).toBe(200)
  })

  test.each([{ transaction_date: '2026-01-05' }, { description: 'Biaya BI-FAST' }, { wallet_id: null }])(
    'does not write over %j of its fee, where it was opened before',
    async changes => {
      const { id, version, fee_id } = (await purse.addTransfer({ ...between(), ...fee() })).json.data
      const found: Item = (await purse.call(`GET /api/transactions/${fee_id}`)).json.data
      const { category: _, version: __, created_at: ___, ...booked } = found
      await purse.call(`PUT /api/transactions/${fee_id}`, { ...booked, ...changes })
      const refused = await put(id, { ...fee(), amount: '5' }, { 'if-match': `"${version}"` })
      expect(refused.status).toBe(412)
      const now: Item = (await purse.call(`GET /api/transactions/${fee_id}`)).json.data
      expect({ wallet_id: null, ...now }).toMatchObject(changes)
    },
  )

  test('of somebody else, or of none, is answered 404', async () => {
    const { id } = (await purse.addTransfer(between())).json.data
    const stranger = await newPurse(api)
    const own = await stranger.wallet('Tunai')
    const body = { from_wallet_id: own, to_wallet_id: null, amount: '1', transfer_date: '2026-01-01' }
    for (const transfer of [id, 999_999_999]) {
      expect((await stranger.call(`PUT /api/transfers/${transfer}`, body)).status).toBe(404)
      expect((await stranger.call(`DELETE /api/transfers/${transfer}`)).status).toBe(404)
    }
    expect((await purse.call('GET /api/transfers')).json.meta.total).toBe(1)
    expect((await stranger.call('GET /api/transfers')).json.data).toEqual([])
  })
})

test('a deleted transfer takes its fee with it', async () => {
  const { id } = (await purse.addTransfer({ ...between(), fee: '6500', fee_category_id: purse.makanan })).json
    .data
  const { status, json } = await purse.call(`DELETE /api/transfers/${id}`)
  expect([status, json.data]).toEqual([200, { count: 1, activity_ids: [await purse.lastEntry()] }])
  expect(await purse.balances()).toEqual({ Bank: '1000000.00', GoPay: '0.00' })
  expect(await purse.summary()).toMatchObject({ expense: '0.00', count: 0 })
  expect((await purse.call(`DELETE /api/transfers/${id}`)).status).toBe(404)
})

test('its fee stays an expense, whatever an edit of it says', async () => {
  const { id, fee_id } = (
    await purse.addTransfer({ ...between(), fee: '6500', fee_category_id: purse.makanan })
  ).json.data
  const found: Item = (await purse.call(`GET /api/transactions/${fee_id}`)).json.data
  const { version: _, ...body } = found
  const income = { ...body, type: 'income', category_id: purse.gaji }
  const { status, json } = await purse.call(`PUT /api/transactions/${fee_id}`, income)
  expect([status, json.errors]).toEqual([422, { type: ['A transfer fee can’t be income'] }])
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '6500.00' })
  const other = await purse.call(`PUT /api/transactions/${fee_id}`, { ...body, amount: '7000' })
  expect([other.status, other.json.data.type]).toEqual([200, 'expense'])
  const [transfer] = (await purse.call('GET /api/transfers')).json.data
  expect(transfer).toMatchObject({ id, fee: '7000.00', fee_id })
  const earned = (await purse.earn({})).json.data
  expect((await purse.call(`PUT /api/transactions/${earned.id}`, { ...income, amount: '1' })).status).toBe(
    200,
  )
})

test.each(['activities', 'audit', 'wallet_totals', 'monthly_totals', 'transactions', 'idempotency_keys'])(
  'a transfer is all or nothing: %s out of order',
  async table => {
    await api.database.query({
      text: `alter table ${table} add constraint out_of_order check (user_id <> ${purse.id}) not valid`,
    })
    const fee = { fee: '6500', fee_category_id: purse.makanan }
    const { status } = await purse.addTransfer({ ...between(), ...fee }, { 'idempotency-key': 'once' })
    await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
    expect(status).toBe(500)
    expect((await purse.call('GET /api/transfers')).json.meta.total).toBe(0)
    expect(await purse.balances()).toEqual({ Bank: '1000000.00', GoPay: '0.00' })
    expect((await purse.addTransfer({ ...between(), ...fee }, { 'idempotency-key': 'once' })).status).toBe(
      201,
    )
  },
)
