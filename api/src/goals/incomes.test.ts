import { jest } from '@jest/globals'
import { fakeClock } from '../../testing/fake-clock'
import { type GoalKeeper, newGoalKeeper } from '../../testing/goal-keeper'
import { type Api, startApi } from '../../testing/start-api'
import { bookEverybody } from '../schedules/days/book-everybody'

let api: Api
let keeper: GoalKeeper
beforeAll(async () => {
  fakeClock()
  api = await startApi()
})
beforeEach(async () => {
  setNow('2026-04-15T05:00:00Z')
  keeper = await newGoalKeeper(api)
})
afterAll(() => api.close())

const DAY = '2026-05-20'
const setNow = (moment: string) => {
  jest.setSystemTime(new Date(moment))
}

const ways: [what: string, become: (id: number, body: object) => Promise<unknown>, booked: number][] = [
  ['books itself', async () => undefined, 1],
  ['is recorded ahead', id => keeper.call(`POST /api/schedules/${id}/book`, { due_on: DAY }), 1],
  ['is skipped', id => keeper.call(`POST /api/schedules/${id}/skip`, { due_on: DAY }), 0],
  ['has another amount', (id, body) => keeper.call(`PUT /api/schedules/${id}`, body), 1],
  ['is deleted', id => keeper.call(`DELETE /api/schedules/${id}`), 0],
]

test.each(ways)('one that %s is in the goal once, by what was planned', async (_what, become, booked) => {
  const goal = await keeper.goal({ due_on: '2026-12-31' })
  const { data } = (await keeper.call('GET /api/categories')).json
  const category_id = data.find(({ type }) => type === 'income')!.id
  const income = { type: 'income', amount: '7000000', category_id, description: 'THR' }
  const body = { template: income, unit: 'year', anchor_date: DAY, is_automatic: true }
  const { id } = (await keeper.call('POST /api/schedules', body)).json.data
  await keeper.move(goal, '4000000', DAY)
  await become(id, { ...body, template: { ...income, amount: '8000000' } })
  expect(await keeper.goals()).toMatchObject([{ saved: '0.00', planned: '4000000.00', count: 1 }])
  setNow(`${DAY}T05:00:00Z`)
  await bookEverybody(api.database, error => {
    throw error
  })
  expect((await keeper.call('GET /api/transactions?type=income')).json.meta.total).toBe(booked)
  expect(await keeper.goals()).toMatchObject([{ saved: '4000000.00', planned: '0.00', count: 1 }])
})
