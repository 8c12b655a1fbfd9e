import { type Lender, newLender } from '../../testing/lender'
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

test('the 31st is skipped or drifts: it is the last day of a shorter month, and the 31st again after it', async () => {
  const agreed = { date: '2027-12-31', first_due: '2027-12-31', amount: '600', count: 6 }
  await lender.buy({ ...agreed, books: 'per_instalment' })
  expect((await lender.expenses()).map(row => row.transaction_date)).toEqual([
    ...['2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31'],
  ])
})

test('no view of instalments still to pay: how many are paid, what is next and when, and what is left', async () => {
  const { id } = await lender.bought({ name: 'Kulkas' })
  await lender.bought({ name: 'Ponsel', first_due: '2026-01-25' })
  await lender.pay(id, { amount: '350000' })
  expect(await lender.plans()).toMatchObject([
    { name: 'Ponsel', count: 3, paid_count: 0, next_due: '2026-01-25', next_amount: '300000.00' },
    {
      name: 'Kulkas',
      count: 3,
      paid_count: 1,
      next_due: '2026-02-28',
      next_amount: '250000.00',
      owed: '550000.00',
    },
  ])
})

test('card payment counted as spending: what is bought is the expense, and no instalment is one', async () => {
  const { id } = await lender.bought()
  await lender.pay(id)
  await lender.pay(id)
  expect(await lender.summary()).toMatchObject({ income: '0.00', expense: '900000.00', count: 1 })
  expect((await lender.list()).meta).toMatchObject({ balance: '4100000.00' })
})

test('paid twice: a payment that was edited to a later day is not paid yet, and is not paid once more', async () => {
  const { id } = await lender.bought()
  await lender.pay(id, { amount: '800000' })
  const [payment] = (await lender.call('GET /api/transfers')).json.data
  const { from_wallet_id, to_wallet_id, amount, description } = payment!
  const later = { from_wallet_id, to_wallet_id, amount, description, transfer_date: '2099-01-01' }
  expect((await lender.call(`PUT /api/transfers/${payment!.id}`, later)).json).toMatchObject({ data: later })
  expect(await lender.plans()).toMatchObject([{ paid: '0.00', owed: '900000.00' }])
  const again = await lender.pay(id, { amount: '800000' })
  const message = 'Together with later payments, this is more than you owe'
  expect([again.status, again.json.errors]).toEqual([409, { amount: [message] }])
  expect((await lender.pay(id, { amount: '100000' })).status).toBe(201)
})

test('booked twice or not at all: a payment that is sent again under its key is one payment', async () => {
  const { id } = await lender.bought()
  const key = { 'idempotency-key': 'pay-1' }
  const answers = await Promise.all([1, 2, 3].map(() => lender.pay(id, {}, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(await lender.plans()).toMatchObject([{ paid: '300000.00', paid_count: 1 }])
  expect(await lender.balances()).toEqual({ Bank: '4700000.00', Paylater: '-600000.00' })
})
