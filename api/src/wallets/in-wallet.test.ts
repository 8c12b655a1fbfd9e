import type { Item } from '../../testing/answer'
import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

describe('a transaction in a wallet', () => {
  test('says so, moves its balance, and one in none says nothing of it', async () => {
    const purse = await newPurse(api)
    const wallet_id = await purse.wallet('Tunai', { opening_balance: '100000' })
    const { json } = await purse.book({ wallet_id, amount: '25000.25' })
    expect(json.data.wallet_id).toBe(wallet_id)
    expect(await purse.balances()).toEqual({ Tunai: '74999.75' })
    const { json: plain } = await purse.book({ wallet_id: null })
    expect(plain.data).not.toHaveProperty('wallet_id')
    const { data } = (await purse.call('GET /api/transactions')).json
    expect(data).toEqual([plain.data, json.data])
    expect((await purse.call(`GET /api/transactions/${plain.data.id}`)).json.data).toEqual(plain.data)
    const found = (await purse.call(`GET /api/transactions?wallet_id=${wallet_id}`)).json
    expect([found.data, found.meta.total]).toEqual([[json.data], 1])
  })

  test('keeps it where a change says nothing of wallets, and leaves it where that says null', async () => {
    const purse = await newPurse(api)
    const [one, other] = [await purse.wallet('Satu'), await purse.wallet('Dua')]
    const booked: Item = (await purse.book({ wallet_id: one, amount: '10' })).json.data
    const { category: _, version: __, created_at: ___, id, ...body } = booked
    const put = async (changes: object) => {
      const { wallet_id: ____, ...rest } = body as typeof body & { wallet_id: number }
      await purse.call(`PUT /api/transactions/${id}`, { ...rest, ...changes })
      return purse.balances()
    }
    expect(await put({ amount: '20' })).toEqual({ Satu: '-20.00', Dua: '0.00' })
    expect(await put({ wallet_id: other })).toEqual({ Satu: '0.00', Dua: '-10.00' })
    expect(await put({ wallet_id: null, transaction_date: '2026-03-01' })).toEqual({
      Satu: '0.00',
      Dua: '0.00',
    })
    expect((await purse.call(`GET /api/transactions?wallet_id=${other}`)).json.meta.total).toBe(0)
  })
})

test('lists and sums are asked for by wallet, or for what is in none', async () => {
  const purse = await newPurse(api)
  const wallet_id = await purse.wallet('Tunai')
  const inside = (await purse.book({ wallet_id, amount: '10' })).json.data
  const outside = (await purse.earn({ amount: '3' })).json.data
  for (const [wallet, row, sums] of [
    [wallet_id, inside, { income: '0.00', expense: '10.00', balance: '-10.00' }],
    ['none', outside, { income: '3.00', expense: '0.00', balance: '3.00' }],
  ] as const) {
    const { data, meta } = (await purse.call(`GET /api/transactions?wallet_id=${wallet}`)).json
    expect([data, meta]).toEqual([[row], { total: 1, next_cursor: null, ...sums }])
    const summed = await purse.call(`GET /api/transactions/summary?wallet_id=${wallet}&month_start=25`)
    expect(summed.json.data).toMatchObject({ ...sums, count: 1 })
  }
  const { status, json } = await purse.call('GET /api/transactions?wallet_id=some')
  expect([status, Object.keys(json.errors)]).toEqual([422, ['wallet_id']])
})

test.each(['activities', 'audit', 'wallet_totals', 'monthly_totals'])(
  'a booking into a wallet is all or nothing: %s out of order',
  async table => {
    const purse = await newPurse(api)
    const wallet_id = await purse.wallet('Tunai')
    await api.database.query({
      text: `alter table ${table} add constraint out_of_order check (user_id <> ${purse.id}) not valid`,
    })
    const { status } = await purse.book({ wallet_id })
    await api.database.query({ text: `alter table ${table} drop constraint out_of_order` })
    expect(status).toBe(500)
    expect(await purse.balances()).toEqual({ Tunai: '0.00' })
    expect((await purse.list()).data[0]!.count).toBe(0)
  },
)
