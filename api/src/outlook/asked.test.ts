import { jest } from '@jest/globals'
import { newPlanner, type Planner, setDay } from '../../testing/planner'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let planner: Planner
let bank: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-24')
  planner = await newPlanner(api)
  bank = await planner.wallet('Bank', { kind: 'bank', opening_balance: '5000' })
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const loan = (changes: object = {}) =>
  planner.wallet('KPR', {
    ...{ kind: 'loan', opening_balance: '-1200', opening_date: '2026-09-30', due_day: 31, instalments: 12 },
    ...changes,
  })
const pay = (to_wallet_id: number, amount: string, transfer_date: string) =>
  planner.addTransfer({ from_wallet_id: bank, to_wallet_id, amount, transfer_date })
const plan = (wallet_id: number, changes: object = {}) =>
  planner.call('POST /api/instalments', {
    ...{ wallet_id, category_id: planner.makanan, name: 'Kulkas', amount: '900', count: 3 },
    ...{ date: '2026-10-05', first_due: '2026-10-28', books: 'at_once', ...changes },
  })
const asked = async () =>
  (await planner.outlook()).planned.map(({ date, description, amount }) => [date, description, amount])

test('a loan asks for each of its months on its due day, today where that has passed', async () => {
  const id = await loan()
  expect(await asked()).toEqual([
    ['2026-11-24', 'KPR', '-100.00'],
    ['2026-11-30', 'KPR', '-100.00'],
    ['2026-12-31', 'KPR', '-100.00'],
  ])
  const { planned, days, lowest, to_spend, limits } = await planner.outlook()
  expect(planned[0]).toMatchObject({ category: null, loan_id: id })
  expect([to_spend, days[0]!.balance, lowest.balance]).toEqual(['5000.00', '4900.00', '4700.00'])
  expect(limits![0]).toMatchObject({ kind: 'money', left_in_period: '4800.00', spent_today: '0.00' })
})

test('what was paid counts for the first that is open, also before its day and in part', async () => {
  const id = await loan()
  await pay(id, '100', '2026-11-02')
  await pay(id, '40', '2026-11-24')
  expect(await asked()).toEqual([
    ['2026-11-30', 'KPR', '-60.00'],
    ['2026-12-31', 'KPR', '-100.00'],
  ])
})

test('a transfer that is planned or repeats in a month stands for what is asked in it', async () => {
  const id = await loan()
  await pay(id, '100', '2026-11-02')
  await pay(id, '77', '2026-11-26')
  const template = {
    ...{ type: 'transfer', from_wallet_id: bank, to_wallet_id: id, amount: '55', description: 'Cicilan' },
  }
  const rule = { unit: 'month', every: 1, anchor_date: '2026-12-05', is_automatic: false }
  await planner.call('POST /api/schedules', { ...rule, template })
  expect(await asked()).toEqual([
    ['2026-11-26', 'Isi saldo', '-77.00'],
    ['2026-12-05', 'Cicilan', '-55.00'],
  ])
})

test('a transfer that waits since an earlier month stands for the oldest that is overdue', async () => {
  const id = await loan({ opening_date: '2026-08-31' })
  const template = {
    ...{ type: 'transfer', from_wallet_id: bank, to_wallet_id: id, amount: '55', description: 'Cicilan' },
  }
  const rule = {
    unit: 'month',
    every: 1,
    anchor_date: '2026-09-28',
    is_automatic: false,
    until: '2026-09-28',
  }
  await planner.call('POST /api/schedules', { ...rule, template })
  expect(await asked()).toEqual([
    ['2026-11-24', 'Cicilan', '-55.00'],
    ['2026-11-24', 'KPR', '-100.00'],
    ['2026-11-30', 'KPR', '-100.00'],
    ['2026-12-31', 'KPR', '-100.00'],
  ])
})

test('a plan on a loan asks for what is not paid of it, and a card for nothing', async () => {
  const id = await loan({ opening_balance: '0', due_day: null, instalments: null })
  const card = await planner.wallet('Kartu', { kind: 'card', due_day: 25 })
  await plan(card)
  await plan(id)
  expect(await asked()).toEqual([
    ['2026-11-24', 'Kulkas', '-300.00'],
    ['2026-11-28', 'Kulkas', '-300.00'],
    ['2026-12-28', 'Kulkas', '-300.00'],
  ])
  const [{ id: planId }] = (await planner.call('GET /api/instalments')).json.data as unknown as [
    { id: number },
  ]
  expect(planId).toBeDefined()
  await pay(id, '300', '2026-10-28')
  expect(await asked()).toEqual([
    ['2026-11-28', 'Kulkas', '-300.00'],
    ['2026-12-28', 'Kulkas', '-300.00'],
  ])
})

test('a plan that is booked by the month asks for no more than its loan owes by then', async () => {
  const id = await loan({ opening_balance: '0', due_day: null, instalments: null })
  await plan(id, { books: 'per_instalment', first_due: '2026-10-28' })
  await pay(id, '300', '2026-11-20')
  expect(await asked()).toEqual([['2026-12-28', 'Kulkas', '-300.00']])
})

test('a loan that is closed, or says no number of months, asks for nothing', async () => {
  await loan({ instalments: null })
  await loan({ name: 'Motor', is_closed: true })
  expect(await asked()).toEqual([])
})
