import { jest } from '@jest/globals'
import { fakeClock } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import { type Api, startApi } from '../../testing/start-api'

/* Today is 28 November 2026 in these tests. */

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  jest.setSystemTime(new Date('2026-11-28T05:00:00Z'))
  api = await startApi()
})
beforeEach(async () => {
  planner = await newPlanner(api)
})
afterAll(() => api.close())

const begun = { unit: 'month', anchor_date: '2028-01-02' }

test.each([
  ['an earlier first day', { anchor_date: '2026-12-01' }, '2026-12-01', '2026-12-01'],
  ['today as its first day', { anchor_date: '2026-11-28' }, '2026-11-28', '2026-11-28'],
  ['a first day that has passed', { anchor_date: '2026-11-20' }, '2026-12-20', '2026-12-20'],
  ['a later first day', { anchor_date: '2029-05-31' }, '2029-05-31', '2029-05-31'],
  ['weeks', { unit: 'week', anchor_date: '2026-12-04' }, '2026-12-04', '2026-12-04'],
  ['days', { unit: 'day', anchor_date: '2026-12-05', every: 3 }, '2026-12-05', '2026-12-05'],
  ['years', { unit: 'year', anchor_date: '2027-02-28' }, '2027-02-28', '2027-02-28'],
  ['another way off weekends', { weekend: 'before' }, '2028-01-02', '2027-12-31'],
  ['both', { weekend: 'after', anchor_date: '2026-12-05' }, '2026-12-05', '2026-12-07'],
  ['an end', { anchor_date: '2026-12-01', until: '2027-01-31' }, '2026-12-01', '2026-12-01'],
  ['a number', { anchor_date: '2026-12-01', count: 2 }, '2026-12-01', '2026-12-01'],
])('what has not begun and gets %s begins with it', async (_name, changes, next_due, next_date) => {
  for (const is_automatic of [true, false]) {
    const { id } = await planner.plan({ ...begun, is_automatic })
    const body = planner.rent({ ...begun, is_automatic, ...changes })
    expect((await planner.call(`PUT /api/schedules/${id}`, body)).status).toBe(200)
    const found = (await planner.schedules()).find(schedule => schedule.id === id)
    expect(found).toMatchObject({ next_due, next_date })
  }
  expect(await planner.booked()).toEqual([])
})

test('what was moved to a later first day and back has its days again', async () => {
  const { id } = await planner.plan({ ...begun, anchor_date: '2026-12-08' })
  for (const anchor_date of ['2027-01-07', '2026-12-08'])
    await planner.call(`PUT /api/schedules/${id}`, planner.rent({ ...begun, anchor_date }))
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-12-08' }])
})
