import sql from 'sql-template-tag'
import { type Lender, newLender } from '../../testing/lender'
import { newPurse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let lender: Lender
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  lender = await newLender(api)
})
afterAll(() => api.close())

test.each([
  ['wallet_id', { wallet_id: 999_999 }],
  ['category_id', { category_id: 999_999 }],
  ['name', { name: ' ' }],
  ['amount', { amount: '0.02' }],
  ['count', { count: 1 }],
  ['count', { count: 121 }],
  ['first_due', { first_due: '2026-01-19' }],
  ['first_due', { first_due: '2026-02-30' }],
  ['first_due', { first_due: '9999-11-30' }],
  ['books', { books: 'never' }],
])('%s is refused in %j, and nothing is booked', async (field, changes) => {
  const { status, json } = await lender.buy(changes)
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  expect([await lender.expenses(), await lender.plans()]).toEqual([[], []])
})

test('the last of them may be due in the last month of the calendar, and each may be one cent', async () => {
  const last = await lender.buy({ first_due: '9999-10-31', books: 'per_instalment' })
  expect(last.status).toBe(201)
  expect((await lender.expenses()).at(-1)).toMatchObject({ transaction_date: '9999-12-31' })
  expect((await lender.buy({ amount: '1.13', count: 113 })).status).toBe(201)
})

test('only a card or a loan can owe it, and only an expense category have it', async () => {
  expect((await lender.buy({ wallet_id: lender.bank })).json.errors).toEqual({
    wallet_id: ['Choose a card or a loan'],
  })
  expect((await lender.buy({ category_id: lender.gaji })).status).toBe(422)
})

test.each([
  ['date', { date: '2099-01-01' }],
  ['from_wallet_id', { from_wallet_id: 999_999 }],
  ['amount', { amount: '0' }],
])('of a payment %s is refused in %j', async (field, changes) => {
  const { id } = await lender.bought()
  const { status, json } = await lender.pay(id, changes)
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  expect((await lender.pay(id, { from_wallet_id: lender.paylater })).status).toBe(422)
  expect(await lender.plans()).toMatchObject([{ paid: '0.00' }])
})

test('a payment more than one call could undo is refused, and what was paid comes back whole', async () => {
  const { id } = await lender.bought()
  await lender.pay(id, { amount: '1' })
  await api.rows(
    sql`insert into transfers (user_id, to_wallet_id, amount, description, transfer_date, instalments_id)
        select user_id, to_wallet_id, amount, description, transfer_date, instalments_id
        from transfers, generate_series(1, 497) where user_id = ${lender.id}`,
  )
  const { status, json } = await lender.pay(id, { amount: '1' })
  expect([status, json.message]).toEqual([
    409,
    'This purchase has reached the limit of 498 payments. Edit one instead.',
  ])
  const { activity_ids } = (await lender.call(`DELETE /api/instalments/${id}`)).json.data as unknown as {
    activity_ids: number[]
  }
  expect(activity_ids).toHaveLength(500)
  expect((await lender.call('POST /api/activities/restore', { ids: activity_ids })).status).toBe(200)
  expect(await lender.plans()).toMatchObject([{ id, paid: '498.00' }])
})

test('a plan, wallet or category of somebody else is answered like one that never was', async () => {
  const { id } = await lender.bought()
  const stranger = await newPurse(api)
  const pay = { from_wallet_id: null, amount: '1', date: '2026-02-02' }
  expect((await stranger.call(`POST /api/instalments/${id}/payment`, pay)).status).toBe(404)
  expect((await stranger.call(`DELETE /api/instalments/${id}`)).status).toBe(404)
  expect((await stranger.call('GET /api/instalments')).json.data).toEqual([])
  const loan = await stranger.wallet('Pinjaman', { kind: 'loan' })
  expect((await lender.buy({ wallet_id: loan })).status).toBe(422)
  expect((await lender.buy({ category_id: stranger.makanan })).status).toBe(422)
  expect((await lender.pay(id, { from_wallet_id: loan })).status).toBe(422)
})
