import { type GoalKeeper, newGoalKeeper } from '../../testing/goal-keeper'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

let api: Api
let keeper: GoalKeeper
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  keeper = await newGoalKeeper(api)
})
afterAll(() => api.close())

test('a deleted goal comes back with every move, to the letter, also when others were added since', async () => {
  const id = await keeper.goal({ due_on: '2027-01-31' })
  await keeper.move(id, '500', '2026-02-01')
  await keeper.move(id, '-20.05', '2026-02-03')
  await keeper.move(id, '70', '2099-02-03')
  const before = await goalsOf(keeper)
  const { status, json } = await keeper.call(`DELETE /api/goals/${id}`)
  expect(status).toBe(200)
  expect(await keeper.goals()).toEqual([])
  expect((await keeper.undo(activityOf(json))).status).toBe(200)
  expect(await goalsOf(keeper)).toEqual(before)
  expect((await keeper.undo(activityOf(json))).status).toBe(409)
})

test('a change is undone at any later time, and a change since is not overwritten unasked', async () => {
  const id = await keeper.goal()
  const change = (name: string) =>
    keeper.call(`PUT /api/goals/${id}`, { name, target: '5', due_on: '2027-01-31', wallet_id: null })
  await change('Komputer')
  const first = await keeper.lastEntry()
  await keeper.move(id, '5', '2026-02-01')
  expect((await keeper.undo(first)).status).toBe(200)
  expect(await keeper.goals()).toMatchObject([
    { name: 'Laptop', target: '12000000.00', due_on: null, saved: '5.00' },
  ])
  await change('Ponsel')
  const { status, json } = await keeper.undo(first)
  expect([status, Object.keys(json.errors)]).toEqual([409, ['overwrite']])
  expect((await keeper.undo(first, { overwrite: true })).status).toBe(200)
})

test('a change to what it is already leaves no entry', async () => {
  const id = await keeper.goal()
  const entry = await keeper.lastEntry()
  const body = { name: 'Laptop', target: '12000000', due_on: null, wallet_id: null }
  expect((await keeper.call(`PUT /api/goals/${id}`, body)).status).toBe(200)
  expect(await keeper.lastEntry()).toBe(entry)
})

test('a deleted move comes back, and only into a goal that is there', async () => {
  const id = await keeper.goal()
  const { json } = await keeper.move(id, '-5', '2026-02-01')
  expect(json.errors).toBeDefined()
  await keeper.move(id, '75', '2026-02-01')
  const before = await goalsOf(keeper)
  const [{ moves } = { moves: [] }] = await keeper.goals()
  const gone = await keeper.call(`DELETE /api/goals/${id}/moves/${moves[0]!.id}`)
  expect(await keeper.goals()).toMatchObject([{ saved: '0.00', moves: [] }])
  const entry = activityOf(gone.json)
  const removed = await keeper.call(`DELETE /api/goals/${id}`)
  const refused = await keeper.undo(entry)
  expect([refused.status, refused.json.message]).toEqual([409, 'The goal was deleted. Restore it first.'])
  const both = { ids: [entry, activityOf(removed.json)] }
  expect((await keeper.call('POST /api/activities/restore', both)).status).toBe(200)
  expect(await goalsOf(keeper)).toEqual(before)
})

test('the log names the goal, says how much was moved, and what it was before', async () => {
  const id = await keeper.goal()
  await keeper.move(id, '75', '2026-02-01')
  await keeper.move(id, '-25', '2026-02-01')
  const { json } = await keeper.call('GET /api/activities?limit=3', undefined, { 'accept-language': 'en' })
  expect(json.data).toMatchObject([
    { type: 'Add goal transaction', name: 'Laptop', amount: null, moved: '25.00', status: 'Sukses' },
    { type: 'Add goal transaction', name: 'Laptop', amount: null, moved: '75.00' },
    { type: 'Add goal', name: 'Laptop', amount: null },
  ])
  await keeper.call(`DELETE /api/goals/${id}`)
  const entry = await keeper.call(`GET /api/activities/${await keeper.lastEntry()}`)
  expect(entry.json.data).toMatchObject({
    ...{ subject: null, can_restore: true, obstacle: null },
    goal: { before: { name: 'Laptop', moves: [{ amount: '75.00' }, { amount: '-25.00' }] }, after: null },
  })
})

test('goals and their moves are in the download of all data', async () => {
  const id = await keeper.goal()
  await keeper.move(id, '75', '2026-02-01')
  const data = (await keeper.call('GET /api/account/export')).json as unknown as Record<string, object[]>
  expect(data['goals']).toMatchObject([{ id, name: 'Laptop', target: '12000000.00' }])
  expect(data['goal_moves']).toMatchObject([{ goal_id: id, amount: '75.00', moved_on: '2026-02-01' }])
})

const activityOf = ({ data }: { data: object }) => (data as { activity_ids: number[] }).activity_ids[0]!

async function goalsOf({ id }: GoalKeeper) {
  const { goals, goal_moves } = await rowsOf(api, id)
  return { goals, goal_moves }
}
