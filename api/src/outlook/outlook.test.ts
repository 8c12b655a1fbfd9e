import { jest } from '@jest/globals'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { saveSettings } from '../../testing/settings'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let planner: Planner
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-24')
  planner = await newPlanner(api)
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

test('what is left is income less expense, booked and planned, and a day has its share of it', async () => {
  await planner.receive('7000000', '2026-11-01')
  await planner.spend('2900000', '2026-11-23')
  await planner.spend('50000', '2026-11-24')
  await planner.receive('100000', '2026-11-28')
  await planner.spend('600000', '2026-11-30')
  await planner.spend('9000000', '2026-12-01')
  await planner.spend('1000000', '2026-10-31')
  expect(await planner.outlook()).toMatchObject({
    ...{ today: '2026-11-24', period: { from: '2026-11-01', to: '2026-11-30' }, days_left: 7 },
    ...{
      left_in_period: '3550000.00',
      per_day: '514285.71',
      spent_today: '50000.00',
      left_today: '464285.71',
    },
    from_tomorrow: '591666.66',
    lines: [
      { kind: 'income', amount: '7000000.00', count: 1 },
      { kind: 'planned_income', amount: '100000.00', count: 1 },
      { kind: 'spent', amount: '-2900000.00', count: 1 },
      { kind: 'planned', amount: '-600000.00', count: 1 },
      { kind: 'spent_today', amount: '-50000.00', count: 1 },
    ],
  })
})

test('what is put aside for goals lowers what is left, planned until the period ends too, and no balance', async () => {
  await planner.receive('700', '2026-11-01')
  const before = await planner.outlook()
  const body = { name: 'Laptop', target: '9000', due_on: null, wallet_id: null }
  const { data } = (await planner.call('POST /api/goals', body)).json
  for (const [amount, moved_on] of [
    ['80', '2026-11-01'],
    ['-30', '2026-11-02'],
    ['100', '2026-11-24'],
    ['-10', '2026-11-24'],
    ['70', '2026-11-30'],
    ['999', '2026-12-01'],
    ['999', '2026-10-31'],
  ])
    await planner.call(`POST /api/goals/${data.id}/moves`, { amount, moved_on })
  const after = await planner.outlook()
  expect(after.lines).toContainEqual({ kind: 'put_aside', amount: '-210.00', count: 5 })
  expect(after).toMatchObject({ left_in_period: '490.00', per_day: '70.00', left_today: '70.00' })
  expect(after.days).toEqual(before.days)
})

test('what is spent today lowers what is left today by just that, and what a day has not at all', async () => {
  await planner.receive('700', '2026-11-01')
  const before = await planner.outlook()
  await planner.spend('33.33', '2026-11-24')
  const after = await planner.outlook()
  expect([before.per_day, before.left_today]).toEqual(['100.00', '100.00'])
  expect([after.per_day, after.left_today, after.from_tomorrow]).toEqual(['100.00', '66.67', '111.11'])
})

test('a planned booking lowers what is left when it comes, and counts today on its day', async () => {
  await planner.receive('700', '2026-11-01')
  const { json } = await planner.spend('70', '2026-11-25')
  expect(await planner.outlook()).toMatchObject({ per_day: '90.00', left_today: '90.00' })
  setDay('2026-11-25')
  expect(await planner.outlook()).toMatchObject({
    ...{ days_left: 6, per_day: '116.66', spent_today: '70.00', left_today: '46.66' },
  })
  setDay('2026-11-24')
  await planner.call(`DELETE /api/transactions/${json.data.id}`)
  expect(await planner.outlook()).toMatchObject({ per_day: '100.00', left_today: '100.00' })
  await planner.undo(await planner.lastEntry())
  expect(await planner.outlook()).toMatchObject({ per_day: '90.00', left_today: '90.00' })
})

test('the first day has all days of the period, and the last day all that is left, to the cent', async () => {
  await planner.receive('100', '2026-11-01')
  setDay('2026-11-01')
  expect(await planner.outlook()).toMatchObject({ days_left: 30, per_day: '3.33', left_today: '3.33' })
  setDay('2026-11-30')
  await planner.spend('0.01', '2026-11-30')
  expect(await planner.outlook()).toMatchObject({
    ...{ days_left: 1, per_day: '100.00', left_today: '99.99', left_in_period: '99.99' },
    from_tomorrow: null,
  })
  setDay('2026-12-01')
  expect(await planner.outlook()).toMatchObject({ days_left: 31, left_today: '0.00', lines: [] })
})

test('below zero is rounded down too: so many days never have more than there is', async () => {
  await planner.spend('100', '2026-11-20')
  expect(await planner.outlook()).toMatchObject({
    ...{ left_in_period: '-100.00', per_day: '-14.29', left_today: '-14.29', from_tomorrow: '-16.67' },
  })
})

test('what came back was not spent, also today', async () => {
  await planner.receive('700', '2026-11-01')
  await planner.spend('70', '2026-11-24', { is_refund: true })
  expect(await planner.outlook()).toMatchObject({
    ...{ left_in_period: '770.00', per_day: '100.00', spent_today: '-70.00', left_today: '170.00' },
  })
})

test('money that moves between wallets, or comes from outside of them, is no income', async () => {
  const [bank, cash] = [await planner.wallet('Bank'), await planner.wallet('Tunai')]
  await planner.addTransfer({ to_wallet_id: bank, amount: '500', transfer_date: '2026-11-20' })
  await planner.addTransfer({ from_wallet_id: bank, to_wallet_id: cash, transfer_date: '2026-11-20' })
  expect(await planner.outlook()).toMatchObject({ left_in_period: '0.00', lines: [] })
})

test.each([
  ['2026-11-27', '10:59', 'Pacific/Auckland', 28, '2026-11-27', '2026-10-28', '2026-11-27', 1],
  ['2026-11-27', '11:00', 'Pacific/Auckland', 28, '2026-11-28', '2026-11-28', '2026-12-27', 30],
  ['2026-11-28', '07:59', 'America/Los_Angeles', 28, '2026-11-27', '2026-10-28', '2026-11-27', 1],
  ['2026-11-30', '11:30', 'Pacific/Auckland', 1, '2026-12-01', '2026-12-01', '2026-12-31', 31],
  ['2026-11-30', '11:30', 'America/Los_Angeles', 1, '2026-11-30', '2026-11-01', '2026-11-30', 1],
])(
  'on %s at %s in %s, where months begin on day %i, it is %s, of %s to %s',
  async (...[day, time, ...there]) => {
    const [time_zone, month_start, today, from, to, days] = there
    setDay(day, time)
    await saveSettings(api, planner, { time_zone, month_start })
    await planner.receive('100', from)
    await planner.spend('1', today)
    expect(await planner.outlook()).toMatchObject({
      ...{ today, period: { from, to }, days_left: days, left_in_period: '99.00', spent_today: '1.00' },
    })
  },
)

test('another user’s bookings are in no figure', async () => {
  const other = await newPlanner(api)
  await other.receive('500', '2026-11-02')
  await other.wallet('Bank', { kind: 'bank', opening_balance: '7' })
  const { lines, days, planned } = await planner.outlook()
  expect([lines, planned, days.every(({ balance }) => balance === '0.00')]).toEqual([[], [], true])
})
