import { jest } from '@jest/globals'
import { expectTotals } from '../../testing/expect-totals'
import { fakeClock } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  api = await startApi()
})
beforeEach(async () => {
  planner = await newPlanner(api)
})
afterEach(async () => {
  await expectTotals(api, planner.id)
})
afterAll(() => api.close())

const april = { anchor_date: '2026-04-30', is_automatic: false }
const only = async () => (await planner.schedules())[0]!
const dueUntil = async (to: string) =>
  (await planner.days(`from=2026-04-15&to=${to}`)).map(({ due_on, date }) => [due_on, date])

test.each([31, 'last'])('day %s of a first month of 30 days is the 31st after it', async month_day => {
  expect(await planner.plan({ ...april, month_day })).toMatchObject({ ...april, month_day })
  expect(await dueUntil('2026-07-01')).toEqual([
    ['2026-04-30', '2026-04-30'],
    ['2026-05-31', '2026-05-31'],
    ['2026-06-30', '2026-06-30'],
  ])
})

test('without a day of the month it is that of the first day, as before', async () => {
  expect(await planner.plan(april)).toMatchObject({ ...april, month_day: null })
  expect((await dueUntil('2026-06-01')).map(([due_on]) => due_on)).toEqual(['2026-04-30', '2026-05-30'])
})

test('it moves off a weekend from its own day, and its past days are booked', async () => {
  await planner.plan({ anchor_date: '2026-02-28', month_day: 'last', weekend: 'before', is_automatic: true })
  expect((await planner.booked()).map(([day]) => day)).toEqual(['2026-02-27', '2026-03-31'])
  expect(await dueUntil('2026-06-01')).toEqual([
    ['2026-04-30', '2026-04-30'],
    ['2026-05-31', '2026-05-29'],
  ])
})

test('a first day is the first such day on it or after it', async () => {
  expect(await planner.plan({ ...april, anchor_date: '2026-04-20', month_day: 'last' })).toMatchObject(april)
  const later = await planner.plan({ ...april, anchor_date: '2026-04-20', month_day: 10 })
  expect(later).toMatchObject({ anchor_date: '2026-05-10', next_due: '2026-05-10' })
  const ended = await planner.add({ ...april, anchor_date: '2026-04-20', month_day: 10, until: '2026-05-01' })
  expect([ended.status, ended.json.errors]).toEqual([
    422,
    { until: ['The last day can’t be before the first'] },
  ])
})

test.each([
  ['week', 31],
  ['month', 0],
  ['month', 32],
  ['month', 'first'],
])('a %s with day %s is refused', async (unit, month_day) => {
  const { status, json } = await planner.add({ ...april, unit, month_day })
  expect([status, Object.keys(json.errors)]).toEqual([422, ['month_day']])
})

test('a client that knows no day of the month changes none, but for its own days', async () => {
  const { id } = await planner.plan({ ...april, month_day: 'last' })
  const put = (changes: object) =>
    planner.call(`PUT /api/schedules/${id}`, planner.rent({ ...april, ...changes }))
  await put({ every: 2 })
  expect(await only()).toMatchObject({ every: 2, month_day: 'last' })
  await put({ every: 2, month_day: null })
  expect(await only()).toMatchObject({ month_day: null, anchor_date: '2026-04-30' })
  await put({ month_day: 'last' })
  await put({ anchor_date: '2026-04-29' })
  expect(await only()).toMatchObject({ month_day: null, anchor_date: '2026-04-29' })
})

test('an amount alone keeps the days that are open, and another day of the month begins today', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-03-31', month_day: 'last', is_automatic: false })
  const put = (changes: object, template: object = {}) =>
    planner.call(
      `PUT /api/schedules/${id}`,
      planner.rent(
        { anchor_date: '2026-03-31', month_day: 'last', is_automatic: false, ...changes },
        template,
      ),
    )
  await put({}, { amount: '2' })
  expect((await only()).next_due).toBe('2026-03-31')
  await put({ month_day: 30 }, { amount: '2' })
  expect((await only()).next_due).toBe('2026-04-30')
})

test('the log says it, and gives it back', async () => {
  const { id } = await planner.plan({ ...april, month_day: 'last' })
  await planner.call(`PUT /api/schedules/${id}`, planner.rent({ ...april, month_day: 30 }))
  const { json } = await planner.call('GET /api/activities?limit=1')
  expect((await planner.undo(json.data[0]!.id)).status).toBe(200)
  expect(await only()).toMatchObject({ month_day: 'last' })
  await planner.call(`DELETE /api/schedules/${id}`)
  const gone = await planner.call('GET /api/activities?limit=1')
  expect((await planner.undo(gone.json.data[0]!.id)).status).toBe(200)
  expect(await only()).toMatchObject({ month_day: 'last', next_due: '2026-04-30' })
  const file = await planner.call('GET /api/account/export')
  expect(JSON.parse(file.text)).toMatchObject({ schedules: [{ month_day: 'last' }] })
})
