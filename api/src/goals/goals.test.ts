import { type GoalKeeper, newGoalKeeper } from '../../testing/goal-keeper'
import { type Api, startApi } from '../../testing/start-api'
import { sumPutAside } from './queries'

let api: Api
let keeper: GoalKeeper
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  keeper = await newGoalKeeper(api)
})
afterAll(() => api.close())

test('a goal begins with nothing put aside, and has a wallet and a day only where they were chosen', async () => {
  const { status, json } = await keeper.add()
  expect(status).toBe(201)
  expect(json.data).toMatchObject({
    ...{ name: 'Laptop', target: '12000000.00', due_on: null, wallet_id: null },
    ...{ saved: '0.00', planned: '0.00', missing: '12000000.00', this_period: '0.00', per_period: null },
    ...{ is_reached: false, moves: [], count: 0 },
  })
  expect(await keeper.goals()).toEqual([json.data])
})

test('what is put aside adds up, and what is taken out lowers it, to the cent', async () => {
  const id = await keeper.goal({ target: '1000' })
  await keeper.move(id, '700.10', '2026-01-05')
  await keeper.move(id, '0.05', '2026-01-05')
  const { status, json } = await keeper.move(id, '-200.15', '2026-02-01')
  expect(status).toBe(201)
  expect(json.data).toMatchObject({
    goal: { id, saved: '500.00', missing: '500.00', is_reached: false, count: 3 },
    move: { amount: '-200.15', moved_on: '2026-02-01' },
  })
  const [goal] = await keeper.goals()
  expect(goal!.moves.map(({ amount }) => amount)).toEqual(['-200.15', '0.05', '700.10'])
})

test('a goal that has its target is reached, and stands after those that are not', async () => {
  const laptop = await keeper.goal({ target: '100' })
  const holiday = await keeper.goal({ name: 'Liburan', due_on: '2099-12-31' })
  const soon = await keeper.goal({ name: 'Kurban', due_on: '2099-05-01' })
  await keeper.move(laptop, '150', '2026-01-05')
  const goals = await keeper.goals()
  expect(goals.map(({ id }) => id)).toEqual([soon, holiday, laptop])
  expect(goals.at(-1)).toMatchObject({
    ...{ is_reached: true, saved: '150.00', missing: '0.00', per_period: null },
  })
})

test('a move of a later day is planned: it is in no sum until its day comes', async () => {
  const id = await keeper.goal({ due_on: '2099-06-30' })
  await keeper.move(id, '250000', '2099-03-20')
  await keeper.move(id, '1', '2099-07-01')
  const [goal] = await keeper.goals()
  expect(goal).toMatchObject({ saved: '0.00', planned: '250000.00', missing: '12000000.00', count: 2 })
  expect(await sumPutAside(api.database, keeper.id, '2026-01-01', '2098-12-31')).toEqual({
    total: '0.00',
    count: 0,
  })
  expect(await sumPutAside(api.database, keeper.id, '2099-03-20', '2099-03-20')).toEqual({
    total: '250000.00',
    count: 1,
  })
})

test('more than is in it on that day is not taken out', async () => {
  const id = await keeper.goal()
  await keeper.move(id, '100', '2026-02-10')
  for (const [amount, day] of [
    ['-100.01', '2026-02-10'],
    ['-1', '2026-02-09'],
  ] as const) {
    const { status, json } = await keeper.move(id, amount, day)
    expect([status, json.errors]).toEqual([409, { amount: ['That’s more than this goal has on that date'] }])
  }
  expect((await keeper.move(id, '-100', '2026-02-10')).status).toBe(201)
})

test('what is taken out on a later day is not taken out before it as well', async () => {
  const id = await keeper.goal()
  await keeper.move(id, '100', '2026-02-01')
  await keeper.move(id, '-60', '2026-02-10')
  expect((await keeper.move(id, '-40.01', '2026-02-05')).status).toBe(409)
  await keeper.move(id, '60', '2026-02-20')
  expect((await keeper.move(id, '-40.01', '2026-02-05')).status).toBe(409)
  expect((await keeper.move(id, '-40', '2026-02-05')).status).toBe(201)
  expect(await keeper.goals()).toMatchObject([{ id, saved: '60.00' }])
})

test('of two that take out all at once only one does', async () => {
  const id = await keeper.goal()
  await keeper.move(id, '100', '2026-02-10')
  const both = await Promise.all([1, 2].map(() => keeper.move(id, '-100', '2026-02-10')))
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('no balance, total or transaction knows of what is put aside', async () => {
  const wallet = await keeper.wallet('Bank', { opening_balance: '500' })
  const before = [await keeper.balances(), await keeper.summary()]
  await keeper.move(await keeper.goal({ wallet_id: wallet }), '300', '2026-02-10')
  expect([await keeper.balances(), await keeper.summary()]).toEqual(before)
})

test('the list names the wallets whose goals have more than there is in them', async () => {
  const bank = await keeper.wallet('Bank', { opening_balance: '500' })
  const cash = await keeper.wallet('Tunai', { opening_balance: '500' })
  await keeper.move(await keeper.goal({ wallet_id: bank }), '300', '2026-02-10')
  await keeper.move(await keeper.goal({ wallet_id: bank }), '200.01', '2026-02-10')
  await keeper.move(await keeper.goal({ wallet_id: cash }), '500', '2026-02-10')
  await keeper.move(await keeper.goal({ wallet_id: cash }), '1', '2099-01-01')
  await keeper.move(await keeper.goal(), '9', '2026-02-10')
  const { meta } = (await keeper.call('GET /api/goals')).json
  expect(meta).toEqual({
    ...{ total: 5, next_cursor: null, saved: '1009.01' },
    short: [{ wallet_id: bank, name: 'Bank', balance: '500.00', put_aside: '500.01' }],
  })
})

test('a wallet that is deleted leaves its goals, and has them again when it is brought back', async () => {
  const wallet = await keeper.wallet('Bank')
  const id = await keeper.goal({ wallet_id: wallet })
  await keeper.call(`DELETE /api/wallets/${wallet}`)
  const entry = await keeper.lastEntry()
  expect(await keeper.goals()).toMatchObject([{ id, wallet_id: null }])
  await keeper.undo(entry)
  expect(await keeper.goals()).toMatchObject([{ id, wallet_id: wallet }])
})

test('a retry adds one goal and one move, and says that it is a replay', async () => {
  const [one, two] = [{ 'idempotency-key': 'goal' }, { 'idempotency-key': 'move' }]
  const [first, second] = [await keeper.add({}, one), await keeper.add({}, one)]
  expect(second.json.data.id).toBe(first.json.data.id)
  const { id } = first.json.data
  await keeper.move(id, '5', '2026-02-10', two)
  const again = await keeper.move(id, '5', '2026-02-10', two)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await keeper.goals()).toMatchObject([{ id, saved: '5.00', count: 1 }])
  const other = await keeper.goal()
  expect((await keeper.move(other, '5', '2026-02-10', two)).status).toBe(422)
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a target of nothing', { target: '0' }, 'target'],
  ['a day that there is not', { due_on: '2026-02-30' }, 'due_on'],
  ['a wallet that there is not', { wallet_id: 999_999 }, 'wallet_id'],
])('%s is refused by its field, when added and when changed', async (_, changes, field) => {
  const id = await keeper.goal()
  const body = { name: 'Laptop', target: '1', due_on: null, wallet_id: null, ...changes }
  for (const answer of [await keeper.add(changes), await keeper.call(`PUT /api/goals/${id}`, body)])
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]])
})

test.each([['0'], ['-0.00'], ['abc'], ['1.005']])('a move of %s is refused', async amount => {
  const { status, json } = await keeper.move(await keeper.goal(), amount, '2026-02-10')
  expect([status, Object.keys(json.errors)]).toEqual([422, ['amount']])
})

test('a goal of somebody else is one that there is not, and so is their wallet', async () => {
  const other = await newGoalKeeper(api)
  const theirs = await other.goal()
  const wallet = await other.wallet('Bank')
  const { json } = await other.move(theirs, '5', '2026-02-10')
  const body = { name: 'Mine', target: '1', due_on: null, wallet_id: null }
  const { move } = json.data as unknown as { move: { id: number } }
  const answers = [
    await keeper.call(`PUT /api/goals/${theirs}`, body),
    await keeper.call(`DELETE /api/goals/${theirs}`),
    await keeper.move(theirs, '5', '2026-02-10'),
    await keeper.call(`DELETE /api/goals/${theirs}/moves/${move.id}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await keeper.add({ wallet_id: wallet })).status).toBe(422)
  expect(await keeper.goals()).toEqual([])
  expect(await other.goals()).toMatchObject([{ name: 'Laptop', saved: '5.00' }])
})

test('one user has 100 goals at most', async () => {
  for (let count = 0; count < 100; count += 1) await keeper.goal()
  const { status, json } = await keeper.add()
  expect([status, json.message]).toEqual([409, 'You’ve reached the limit of 100 goals. Delete one first.'])
})
