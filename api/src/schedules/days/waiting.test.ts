import { jest } from '@jest/globals'
import { expectTotals } from '../../../testing/expect-totals'
import { fakeClock } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { type Api, startApi } from '../../../testing/start-api'

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

const coffee = (changes: object = {}, template: object = {}) =>
  planner.plan(
    { unit: 'day', anchor_date: '2026-01-06', is_automatic: false, ...changes },
    { amount: '25000', description: 'Kopi', ...template },
  )

const open = async () => (await planner.days('to=2026-04-15')).filter(({ state }) => state === 'open')
const skipAll = (id: number, due_on: string, last_due_on: string) =>
  planner.call(`POST /api/schedules/${id}/skip`, { due_on, last_due_on })
const bookAll = (id: number, due_on: string, last_due_on: string) =>
  planner.call(`POST /api/schedules/${id}/days/book`, { due_on, last_due_on })
const unbookAll = (id: number, records: unknown) =>
  planner.call(`POST /api/schedules/${id}/days/unbook`, { records })

test('sixty of them stand singly, and the older ones are one line with their number', async () => {
  const { id } = await coffee()
  await planner.skip(id, '2026-01-10')
  const [line, ...days] = await open()
  expect(line).toMatchObject({ due_on: '2026-01-06', date: '2026-01-06', amount: '25000.00' })
  expect([line?.count, line?.last_due_on]).toEqual([39, '2026-02-14'])
  expect([days.length, days[0]?.date, days.at(-1)?.date]).toEqual([60, '2026-02-15', '2026-04-15'])
  expect(days.some(day => 'count' in day || 'last_due_on' in day)).toBe(false)
})

test('all days of the line are skipped by one call, and one press brings them back', async () => {
  const { id } = await coffee()
  const before = await open()
  const { status, json } = await skipAll(id, '2026-01-06', '2026-02-14')
  expect([status, json.data.count, json.data.activity_ids.length]).toEqual([200, 40, 1])
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-02-15' }])
  expect(await open()).toEqual(before.slice(1))
  expect((await skipAll(id, '2026-01-06', '2026-02-14')).status).toBe(409)
  expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await open()).toEqual(before)
})

test('days in the middle are skipped together, and the first one stays the next', async () => {
  const { id } = await coffee()
  expect((await skipAll(id, '2026-01-08', '2026-01-31')).json.data.count).toBe(24)
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-01-06' }])
  expect((await open())[0]).toMatchObject({ due_on: '2026-01-06', count: 16 })
})

test('all days of the line are recorded by one call, each on its day, and one press takes them back', async () => {
  const { id } = await coffee()
  const before = await open()
  const { status, json } = await bookAll(id, '2026-01-06', '2026-02-14')
  expect([status, json.data.count]).toEqual([201, 40])
  const booked = await planner.booked()
  expect([booked.length, booked[0], booked.at(-1)]).toEqual([
    ...[40, ['2026-01-06', '25000.00'], ['2026-02-14', '25000.00']],
  ])
  expect(await open()).toEqual(before.slice(1))
  expect((await bookAll(id, '2026-01-06', '2026-02-14')).status).toBe(409)
  const { records } = json.data as unknown as { records: object[] }
  expect((await unbookAll(id, records)).json.data.count).toBe(40)
  expect(await planner.booked()).toEqual([])
  expect(await open()).toEqual(before)
  expect((await unbookAll(id, records)).json.data).toEqual({ count: 0, activity_ids: [] })
})

test('transfers with their fees are recorded and taken back together', async () => {
  const bank = await planner.wallet('Bank')
  const moved = { type: 'transfer', from_wallet_id: bank, to_wallet_id: null, amount: '5', description: '' }
  const { id } = await coffee({ template: { ...moved, fee: '1', fee_category_id: planner.makanan } })
  const { json } = await bookAll(id, '2026-01-06', '2026-02-14')
  expect(json.data.count).toBe(40)
  expect(await planner.booked()).toHaveLength(40)
  const { records } = json.data as unknown as { records: object[] }
  expect((await unbookAll(id, records)).status).toBe(200)
  expect(await planner.booked()).toEqual([])
  expect((await open())[0]).toMatchObject({ count: 40 })
})

test('what was edited since it was recorded keeps all of them from being taken back', async () => {
  const { id } = await coffee()
  const { json } = await bookAll(id, '2026-02-01', '2026-02-03')
  const { records } = json.data as unknown as { records: { record_id: number }[] }
  const body = { type: 'expense', category_id: planner.makanan, amount: '7', description: 'Kopi susu' }
  const edited = `PUT /api/transactions/${records[1]!.record_id}`
  expect((await planner.call(edited, { ...body, transaction_date: '2026-02-02' })).status).toBe(200)
  expect((await unbookAll(id, records)).status).toBe(412)
  expect(await planner.booked()).toHaveLength(3)
})

test('one call records 500 days at most, the oldest, and leaves the others open', async () => {
  jest.setSystemTime(new Date('2025-04-15T05:00:00Z'))
  const { id } = await coffee({ anchor_date: '2024-04-16' })
  jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  const { json } = await bookAll(id, '2024-04-16', '2026-04-15')
  expect(json.data.count).toBe(500)
  expect(await planner.schedules()).toMatchObject([{ next_due: '2025-08-29' }])
})

test.each([
  ['a day to come', '2026-01-06', '2026-04-16', 422],
  ['the last before the first', '2026-01-06', '2026-01-05', 422],
  ['days of which none is open', '2025-12-01', '2026-01-05', 409],
  ['days of the year 1', '0001-01-01', '0001-12-31', 409],
])('%s is refused', async (_name, first, last, status) => {
  const { id } = await coffee()
  expect((await skipAll(id, first, last)).status).toBe(status)
  expect((await bookAll(id, first, last)).status).toBe(status)
})

test('days that are too far ahead are refused, in words', async () => {
  const to = async (day: string) => planner.call(`GET /api/schedules/days?from=${day}&to=${day}`)
  expect((await to('2027-05-20')).status).toBe(200)
  for (const day of ['2027-05-21', '3026-01-01', '9999-12-31']) {
    const { status, json } = await to(day)
    expect([status, json.errors]).toEqual([422, { to: ['Choose a last day within the next 400 days'] }])
  }
})
