import { type GoalKeeper, newGoalKeeper } from '../../testing/goal-keeper'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let keeper: GoalKeeper
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  keeper = await newGoalKeeper(api)
})
afterAll(() => api.close())

const body = { name: 'Laptop', target: '9000000', due_on: null, wallet_id: null }
const opened = async () => (await keeper.goals())[0]!
const change = (id: number, changes: object, version?: string) =>
  keeper.call(`PUT /api/goals/${id}`, { ...body, ...changes }, version ? { 'if-match': `"${version}"` } : {})

test('of two tabs that change a goal the second is told, and what the first saved stays', async () => {
  await keeper.goal()
  const { id, version } = await opened()
  const first = await change(id, { target: '10000000' }, version)
  expect([first.status, (await opened()).target]).toEqual([200, '10000000.00'])
  const second = await change(id, { name: 'Motor' }, version)
  expect([second.status, second.json.message]).toEqual([412, 'This item has changed since you opened it.'])
  expect(await opened()).toMatchObject({ name: 'Laptop', target: '10000000.00' })
  expect((await change(id, { name: 'Motor' }, (await opened()).version)).status).toBe(200)
})

test('of two at once one is told', async () => {
  await keeper.goal()
  const { id, version } = await opened()
  const both = await Promise.all(['Motor', 'Kamera'].map(name => change(id, { name }, version)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412])
})

test('what is there already is saved again, whatever was expected, and a plain client overwrites', async () => {
  await keeper.goal()
  const { id, version } = await opened()
  await change(id, {}, version)
  expect((await change(id, {}, version)).status).toBe(200)
  expect((await change(id, { name: 'Motor' })).status).toBe(200)
})

test('a move is no change of its goal, and what is undone has the version that it had', async () => {
  await keeper.goal()
  const { id, version } = await opened()
  await keeper.move(id, '5', '2026-02-10')
  expect((await opened()).version).toBe(version)
  await change(id, { name: 'Motor' })
  expect((await opened()).version).not.toBe(version)
  expect((await keeper.undo(await keeper.lastEntry())).status).toBe(200)
  expect((await opened()).version).toBe(version)
})
