import { jest } from '@jest/globals'
import type { Outlook } from '@pundi/contract'
import { type Budgeter, newBudgeter } from '../../testing/budgeter'
import { saveSettings } from '../../testing/settings'
import { type Api, startApi } from '../../testing/start-api'
import { setDay } from '../../testing/planner'

let api: Api
let owner: Budgeter
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  setDay('2026-11-27')
  owner = await newBudgeter(api)
})
afterEach(() => jest.useRealTimers())
afterAll(() => api.close())

const beginOn = (month_start: number) => saveSettings(api, owner, { month_start })
const present = async () => (await owner.read('2026-11-27')).meta.period.from

test('a budget that holds today holds on, whatever day of the month is chosen', async () => {
  await owner.set(owner.makanan, { amount: '500000', from_period: '2026-11-01' })
  await owner.book({ amount: '100000', transaction_date: '2026-11-27' })
  for (let day = 1; day <= 28; day += 1) {
    await beginOn(day)
    expect(await owner.food('2026-11-27')).toMatchObject({ amount: '500000.00', left: '400000.00' })
    expect((await outlook()).basis).toBe('budgets')
  }
})

test('one that begins after today waits for its day, also where its day is in the present period', async () => {
  await owner.set(owner.makanan, { amount: '5', from_period: '2026-11-01' })
  await owner.set(owner.makanan, { amount: '7', from_period: '2026-12-01' })
  await beginOn(25)
  expect([await present(), (await owner.food('2026-11-27'))?.amount]).toEqual(['2026-11-25', '5.00'])
  setDay('2026-12-01')
  expect((await owner.food('2026-11-27'))?.amount).toBe('7.00')
  setDay('2026-12-27')
  expect([await present(), (await owner.food('2026-11-27'))?.amount]).toEqual(['2026-11-25', '7.00'])
})

test('one for a single period belongs to the period that has most of its days, and comes back with the first day', async () => {
  await owner.set(owner.makanan, { amount: '5', from_period: '2026-01-01' })
  await owner.set(owner.makanan, { amount: '9', from_period: '2026-11-01', is_once: true })
  const before = await owner.rules()
  for (const [first, day] of [
    [10, '2026-11-10'],
    [16, '2026-11-16'],
    [17, '2026-10-17'],
    [28, '2026-10-28'],
    [1, '2026-11-01'],
  ] as const) {
    await beginOn(first)
    const days = ['2026-09', '2026-10', '2026-11', '2026-12'].map(
      month => `${month}-${String(first).padStart(2, '0')}`,
    )
    const once = await Promise.all(days.map(async one => (await owner.food(one))?.is_once))
    expect(days.filter((_, place) => once[place])).toEqual([day])
  }
  expect(await owner.rules()).toEqual(before)
})

test('what is set after the change replaces what held in that period, and can be undone', async () => {
  await owner.set(owner.makanan, { amount: '5', from_period: '2026-11-01' })
  await owner.set(owner.makanan, { amount: '6', from_period: '2026-12-01' })
  await owner.set(owner.makanan, { amount: '9', from_period: '2026-12-01', is_once: true })
  const before = await owner.rules()
  await beginOn(25)
  const { json } = await owner.set(owner.makanan, { amount: '8', from_period: '2026-11-27' })
  setDay('2026-12-24')
  const days = ['2026-11-24', '2026-11-25', '2026-12-25']
  const amounts = await Promise.all(days.map(async one => (await owner.food(one))?.amount))
  expect(amounts).toEqual(['5.00', '8.00', '8.00'])
  expect((await owner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await owner.rules()).toEqual(before)
})

test('a chain counts each day once and each period once, whatever the first day is, and comes back to the cent', async () => {
  await owner.set(owner.makanan, { amount: '100', from_period: '2026-08-01', carry: 'both' })
  const days = [
    '2026-07-31',
    '2026-08-01',
    '2026-08-24',
    '2026-08-25',
    '2026-09-30',
    '2026-10-31',
    '2026-11-27',
  ]
  for (const [place, transaction_date] of days.entries())
    await owner.book({ amount: String(2 ** place), transaction_date })
  const before = await owner.food('2026-11-27')
  expect(before).toMatchObject({ carried: '238.00', left: '274.00' })
  for (const first of [2, 15, 25, 28, 1]) {
    await beginOn(first)
    let [day, used, periods] = ['2026-11-27', 0, 0]
    let budget = await owner.food(day)
    const left = budget?.left
    for (; budget; budget = await owner.food(day)) {
      used += Number(budget.spent)
      periods += 1
      day = dayBefore((await owner.read(day)).meta.period.from)
    }
    const counted = days.reduce((sum, one, place) => sum + (one > day ? 2 ** place : 0), 0)
    expect({ first, used, left: Number(left) }).toEqual({
      first,
      used: counted,
      left: periods * 100 - counted,
    })
  }
  expect(await owner.food('2026-11-27')).toEqual(before)
})

test('categories that become one have the sum of both in each period of the present calendar, and come back', async () => {
  await owner.set(owner.makanan, { amount: '100', from_period: '2026-09-01' })
  await owner.set(owner.makanan, { amount: '30', from_period: '2026-10-01', is_once: true })
  await beginOn(20)
  await owner.set(owner.transport, { amount: '7', from_period: '2026-10-20' })
  await owner.set(owner.transport, { amount: '1', from_period: '2026-09-20', is_once: true })
  const before = await owner.rules()
  const days = ['2026-08-20', '2026-09-20', '2026-10-20', '2026-11-20', '2026-12-20']
  const sums = () =>
    Promise.all(
      days.map(async day => (await owner.read(day)).data.reduce((sum, one) => sum + Number(one.amount), 0)),
    )
  const [expected, { json }] = [
    await sums(),
    await owner.call(`DELETE /api/categories/${owner.makanan}?move_to=${owner.transport}`),
  ]
  expect(expected).toEqual([100, 31, 107, 107, 107])
  expect(await sums()).toEqual(expected)
  expect((await owner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await owner.rules()).toEqual(before)
})

const outlook = async () => (await owner.call('GET /api/outlook')).json.data as unknown as Outlook
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
