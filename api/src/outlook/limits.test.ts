import { jest } from '@jest/globals'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
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

const bank = (opening_balance: string, changes: object = {}) =>
  planner.wallet('Bank', { kind: 'bank', opening_balance, ...changes })
const budget = (amount: string) =>
  planner.call(`PUT /api/budgets/${planner.makanan}`, { amount, from_period: '2026-11-01' })
const lefts = async () =>
  Object.fromEntries((await planner.outlook()).limits!.map(({ kind, left_today }) => [kind, left_today]))
const money = async () => (await planner.outlook()).limits!.find(({ kind }) => kind === 'money')

test('where nothing limits there is no limit, whatever is spent', async () => {
  await planner.spend('45', '2026-11-24')
  expect(await planner.outlook()).toMatchObject({ limit: 'none', limits: [], basis: 'income' })
})

test('without budgets the income of the month limits, planned or repeating alike, and no older income', async () => {
  await planner.receive('700', '2026-10-31')
  expect(await planner.outlook()).toMatchObject({ limit: 'none', limits: [] })
  await planner.receive('700', '2026-11-30')
  expect(await planner.outlook()).toMatchObject({ limit: 'income', limits: [{ left_today: '100.00' }] })
})

test('budgets limit in place of the income, and what is spent outside of them stands beside it', async () => {
  await planner.receive('7000', '2026-11-01')
  await budget('700')
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  await planner.spend('30', '2026-11-02', { category_id: other })
  await planner.spend('20', '2026-11-24', { category_id: other })
  await planner.spend('5', '2026-11-24', { category_id: other, is_refund: true })
  await planner.spend('99', '2026-11-25', { category_id: other })
  expect(await planner.outlook()).toMatchObject({ limit: 'budgets', outside_budgets: '45.00' })
  expect(await lefts()).toEqual({ budgets: '100.00' })
  await bank('500')
  const { limits } = await planner.outlook()
  expect(limits!.map(({ kind }) => kind)).toEqual(['budgets', 'money'])
})

test('the money that there is limits from the day on which a wallet of it begins: the smallest holds', async () => {
  await planner.receive('7000', '2026-11-01')
  const savings = await planner.wallet('Tabungan', { kind: 'savings', opening_balance: '10' })
  expect(await lefts()).toEqual({ income: '1000.00' })
  await planner.call(`DELETE /api/wallets/${savings}`)
  await bank('70', { opening_date: '2026-11-25' })
  expect(await lefts()).toEqual({ income: '1000.00' })
  setDay('2026-11-25')
  expect(await planner.outlook()).toMatchObject({
    ...{ limit: 'money', basis: 'income', left_in_period: '7000.00' },
    limits: [{ kind: 'income' }, { kind: 'money', left_in_period: '70.00', lowest_on: '2026-11-25' }],
  })
})

test('it is of the lowest day to the end of the month, with what goals hold, line by line', async () => {
  const wallet = await bank('1000')
  const savings = await planner.wallet('Tabungan', { kind: 'savings' })
  await planner.spend('70', '2026-11-24', { wallet_id: wallet })
  await planner.spend('9', '2026-11-24', { wallet_id: wallet, is_refund: true })
  await planner.spend('300', '2026-11-27', { wallet_id: wallet })
  await planner.receive('50', '2026-11-25', { wallet_id: wallet })
  await planner.receive('900', '2026-11-28', { wallet_id: wallet })
  await planner.addTransfer({
    ...{ from_wallet_id: wallet, to_wallet_id: savings, amount: '100', transfer_date: '2026-11-26' },
  })
  for (const [wallet_id, amount] of [
    [wallet, '20'],
    [null, '3'],
    [savings, '500'],
  ]) {
    const { json } = await planner.call('POST /api/goals', {
      ...{ name: 'Laptop', target: '9000', due_on: null, wallet_id },
    })
    await planner.call(`POST /api/goals/${json.data.id}/moves`, { amount, moved_on: '2026-11-02' })
  }
  expect(await money()).toMatchObject({
    ...{ kind: 'money', lowest_on: '2026-11-27', left_in_period: '566.00', spent_today: '61.00' },
    ...{ per_day: '89.57', left_today: '28.57', from_tomorrow: '94.33' },
    lines: [
      { kind: 'to_spend', amount: '1000.00', count: 0 },
      { kind: 'coming_in', amount: '50.00', count: 1, records: [{ date: '2026-11-25', amount: '50.00' }] },
      {
        kind: 'going_out',
        amount: '-400.00',
        count: 2,
        records: [{ amount: '-100.00' }, { amount: '-300.00' }],
      },
      { kind: 'held', amount: '-23.00', count: 2 },
      {
        ...{ kind: 'spent_today', amount: '-61.00', count: 2 },
        query: { type: 'expense', from: '2026-11-24', to: '2026-11-24', planned: 'without' },
      },
    ],
  })
})

test('what is due today is spent of it whether it is recorded or not, and what is spent elsewhere is not', async () => {
  const wallet = await bank('700')
  const savings = await planner.wallet('Tabungan', { kind: 'savings', opening_balance: '500' })
  const template = { type: 'expense', amount: '70', category_id: planner.makanan, description: 'Kos' }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-11-24', is_automatic: false }
  const body = { ...rule, template: { ...template, wallet_id: wallet } }
  const { json } = await planner.call('POST /api/schedules', body)
  await planner.spend('40', '2026-11-24', { wallet_id: savings })
  const before = await money()
  expect(before).toMatchObject({ spent_today: '70.00', per_day: '100.00', left_today: '30.00' })
  expect(before!.lines.at(-1)).toEqual({ kind: 'due_today', amount: '-70.00', count: 1 })
  await planner.call(`POST /api/schedules/${json.data.id}/book`, { due_on: '2026-11-24' })
  const { lines, ...after } = (await money())!
  expect({ ...before, ...after }).toEqual(before)
  expect(lines.map(({ kind, query }) => [kind, query])).toEqual([
    ['to_spend', undefined],
    ['spent_today', undefined],
  ])
})

test('a transfer between two wallets of it changes nothing, and is not planned', async () => {
  const [from, to] = [await bank('700'), await planner.wallet('Tunai')]
  const before = await planner.outlook()
  await planner.addTransfer({
    ...{ from_wallet_id: from, to_wallet_id: to, amount: '100', transfer_date: '2026-11-26' },
  })
  await planner.addTransfer({
    ...{ from_wallet_id: from, to_wallet_id: to, amount: '100', transfer_date: '2026-11-24' },
  })
  expect(await planner.outlook()).toEqual(before)
})

test('what friends owe of what was spent is said beside it, part by part, until it comes back', async () => {
  await planner.receive('7000', '2026-11-01')
  const { json } = await planner.call('GET /api/categories')
  const other = json.data.find(({ name }) => name === 'Transportasi')!.id
  const shares = [
    { name: 'Budi', amount: '100', owed_by: 'friend' },
    { name: 'Citra', amount: '50', owed_by: 'friend' },
  ]
  const splits = [
    { category_id: planner.makanan, amount: '200', note: '' },
    { category_id: other, amount: '100', note: '' },
  ]
  await planner.spend('300', '2026-11-05', { shares, splits })
  await planner.spend('300', '2026-10-31', { shares })
  await planner.spend('300', '2026-11-25', { shares })
  expect(await planner.outlook()).toMatchObject({ owed: '150.00', limits: [{ owed: '150.00' }] })
  await budget('700')
  expect(await planner.outlook()).toMatchObject({ owed: '150.00', limits: [{ owed: '100.00' }] })
  await planner.call('POST /api/shares/settlement', {
    ...{ name: 'Citra', transaction_date: '2026-11-24', wallet_id: null },
  })
  expect(await planner.outlook()).toMatchObject({ owed: '100.00', limits: [{ owed: '66.67' }] })
})

test('no limit knows of another user’s money', async () => {
  const other = await newPlanner(api)
  await other.wallet('Bank', { kind: 'bank', opening_balance: '7' })
  await other.receive('500', '2026-11-02')
  expect(await planner.outlook()).toMatchObject({ limit: 'none', limits: [], outside_budgets: null })
})
