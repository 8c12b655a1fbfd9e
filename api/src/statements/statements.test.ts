import { periodOf, sameDayIn, type Statement } from '@pundi/contract'
import { saveSettings } from '../../testing/settings'
import { newPurse, type Purse } from '../../testing/purse'
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

const ask = (query: string) => purse.call(`GET /api/statements?${query}`)
const nothing = { income: '0.00', expense: '0.00', net: '0.00', count: 0 }

test('says what friends owe of the expenses, of all and of each category, until they pay it back', async () => {
  const shares = [
    { name: 'Budi', amount: '60' },
    { name: 'Ani', amount: '5', owed_by: 'me' },
  ]
  await purse.book({ amount: '300', transaction_date: '2026-02-03', shares })
  await purse.book({ amount: '7', transaction_date: '2026-01-31', shares: [{ name: 'Budi', amount: '3' }] })
  const read = async () => (await ask('from=2026-02-01&to=2026-02-28')).json.data as unknown as Statement
  const [statement, category] = [await read(), purse.makanan]
  expect(statement.totals).toMatchObject({ expense: '300.00', owed: '60.00' })
  expect(statement.categories).toMatchObject([{ category_id: category, total: '300.00', owed: '60.00' }])
  const settlement = { name: 'Budi', amount: '63', transaction_date: '2026-02-20' }
  expect((await purse.call('POST /api/shares/settlement', settlement)).status).toBe(201)
  expect((await read()).totals).not.toHaveProperty('owed')
  expect((await read()).categories[0]).not.toHaveProperty('owed')
})

test('says what a range adds up to beside another one, by weeks, categories and tags', async () => {
  await purse.earn({ amount: '1000', transaction_date: '2026-02-02' })
  await purse.book({ amount: '300', transaction_date: '2026-02-03', tags: ['Rumah', 'Anak'] })
  await purse.book({ amount: '50', is_refund: true, transaction_date: '2026-02-28', tags: ['rumah'] })
  await purse.book({ amount: '7', transaction_date: '2026-01-31' })
  await purse.book({ amount: '99', transaction_date: '2025-12-31' })
  const range = 'from=2026-02-01&to=2026-02-28&against_from=2026-01-01&against_to=2026-01-31'
  const { status, json } = await ask(range)
  expect(status).toBe(200)
  expect(json).toEqual({
    data: {
      totals: { income: '1000.00', expense: '250.00', net: '750.00', count: 3 },
      against: { ...nothing, expense: '7.00', net: '-7.00', count: 1 },
      steps: {
        unit: 'week',
        data: [
          { from: '2026-02-01', to: '2026-02-01', ...nothing },
          {
            from: '2026-02-02',
            to: '2026-02-08',
            income: '1000.00',
            expense: '300.00',
            net: '700.00',
            count: 2,
          },
          { from: '2026-02-09', to: '2026-02-15', ...nothing },
          { from: '2026-02-16', to: '2026-02-22', ...nothing },
          { from: '2026-02-23', to: '2026-02-28', ...nothing, expense: '-50.00', net: '50.00', count: 1 },
        ],
      },
      categories: [
        {
          category_id: purse.gaji,
          name: 'Gaji',
          type: 'income',
          total: '1000.00',
          count: 1,
          against: { total: '0.00', count: 0 },
        },
        {
          category_id: purse.makanan,
          name: 'Makanan',
          type: 'expense',
          total: '250.00',
          count: 2,
          against: { total: '7.00', count: 1 },
        },
      ],
      wallets: [],
      tags: [
        { tag: 'rumah', ...nothing, expense: '250.00', net: '-250.00', count: 2, against: nothing },
        { tag: 'Anak', ...nothing, expense: '300.00', net: '-300.00', count: 1, against: nothing },
      ],
      balance: { of: 'bookings', unit: 'day', before: '-106.00', data: expect.any(Array) },
    },
    meta: {
      ...{ from: '2026-02-01', to: '2026-02-28', until: '2026-02-28' },
      ...{ against_from: '2026-01-01', against_to: '2026-01-31' },
    },
  })
  const { data } = (json.data as unknown as { balance: { data: unknown[] } }).balance
  expect(data).toHaveLength(28)
  expect([data[0], data[27]]).toEqual([
    { date: '2026-02-01', balance: '-106.00' },
    { date: '2026-02-28', balance: '644.00' },
  ])
})

test('moves between wallets stand apart, and change no sum of income or expense', async () => {
  const [cash, bank] = [await purse.wallet('Tunai', { opening_balance: '10' }), await purse.wallet('Bank')]
  await purse.earn({ amount: '1000', wallet_id: bank, transaction_date: '2026-02-02' })
  const moved = { from_wallet_id: bank, to_wallet_id: cash, amount: '200', transfer_date: '2026-02-03' }
  await purse.addTransfer({ ...moved, fee: '6', fee_category_id: purse.makanan })
  const { json } = await ask('from=2026-02-01&to=2026-02-28')
  const sums = { income: '0.00', expense: '0.00', moved_in: '0.00', moved_out: '0.00' }
  expect(json.data).toMatchObject({
    totals: { income: '1000.00', expense: '6.00', net: '994.00', count: 2 },
    against: null,
    wallets: [
      { wallet_id: cash, name: 'Tunai', ...sums, moved_in: '200.00', net: '200.00', against: null },
      {
        wallet_id: bank,
        name: 'Bank',
        ...sums,
        income: '1000.00',
        expense: '6.00',
        moved_out: '200.00',
        net: '794.00',
      },
    ],
    balance: { of: 'wallets', before: '10.00' },
  })
})

test('what is planned counts nowhere, and a range that is yet to come is empty', async () => {
  await purse.book({ amount: '5', transaction_date: '2050-01-01' })
  await purse.book({ amount: '3', transaction_date: '2026-01-01' })
  const { status, json } = await ask(
    'from=2050-01-01&to=2050-12-31&against_from=2051-01-01&against_to=2051-01-31',
  )
  expect(status).toBe(200)
  expect(json).toEqual({
    data: {
      ...{ totals: nothing, against: nothing, steps: { unit: 'week', data: [] } },
      ...{ categories: [], wallets: [], tags: [] },
      balance: { of: 'bookings', unit: 'day', before: '-3.00', data: [] },
    },
    meta: {
      ...{ from: '2050-01-01', to: '2050-12-31', until: null },
      ...{ against_from: '2051-01-01', against_to: '2051-01-31' },
    },
  })
})

test('has nothing of what others booked', async () => {
  const other = await newPurse(api)
  await other.wallet('Rahasia')
  await other.book({ transaction_date: '2026-02-03', tags: ['Rahasia'] })
  const { text, json } = await ask(
    'from=2026-02-01&to=2026-02-28&against_from=2026-01-01&against_to=2026-12-31',
  )
  expect(json.data).toMatchObject({ totals: nothing, against: nothing })
  expect(text).not.toContain('Rahasia')
})

test('without a range it is the user’s month that has today, beside the one before up to the same day', async () => {
  await saveSettings(api, purse, { month_start: 25 })
  const { json } = await ask('')
  const today = new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const { from, to } = periodOf(today, 25)
  const before = periodOf(today, 25, 1)
  expect(json.meta).toEqual({
    ...{ from, to, until: today },
    ...{ against_from: before.from, against_to: sameDayIn(before, { from, to }, today) },
  })
})

test.each([
  ['from=2026-02-01', { to: 'Enter both dates, or neither' }],
  ['from=2026-02-30&to=2026-03-01', { from: 'Enter a valid date' }],
  ['from=2026-02-02&to=2026-02-01', { to: 'The last day can’t be before the first' }],
  ['from=1900-01-01&to=2026-02-01', { to: 'Choose dates at most 100 years apart' }],
  ['from=2026-02-01&to=2026-02-01&against_from=2026-01-01', { against_to: 'Enter both dates, or neither' }],
  [
    'from=2026-02-01&to=2026-02-01&against_from=2026-01-02&against_to=2026-01-01',
    { against_to: 'The last day can’t be before the first' },
  ],
])('refuses %s', async (query, errors) => {
  const { status, json } = await purse.call(`GET /api/statements?${query}`, undefined, {
    'accept-language': 'en',
  })
  expect(status).toBe(422)
  expect(json.errors).toEqual(
    Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
  )
})
