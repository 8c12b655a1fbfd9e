import { type Budgeter, newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let owner: Budgeter
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  owner = await newBudgeter(api)
})
afterAll(() => api.close())

test('an amount moves for one period alone, and once for each key', async () => {
  await owner.set(owner.makanan, { amount: '100000', carry: 'surplus' })
  const body = { from_category_id: owner.makanan, to_category_id: owner.transport, period: '2026-02-01' }
  const move = (amount: string, key = amount) =>
    owner.call('POST /api/budgets/move', { ...body, amount }, { 'idempotency-key': key })
  const [first, again] = [await move('30000'), await move('30000')]
  expect(first.json.data.activity_ids).toHaveLength(1)
  expect(again.json).toEqual(first.json)
  expect(await owner.amounts('2026-02-01')).toEqual({ Makanan: '70000.00', Transportasi: '30000.00' })
  expect(await owner.amounts('2026-03-01')).toEqual({ Makanan: '100000.00' })
  expect(await owner.food('2026-02-01')).toMatchObject({ is_once: true, carry: 'surplus' })
})

test.each(['surplus', 'both'] as const)(
  'all that is left can be moved, what was carried included, and the next periods carry the rest (%s)',
  async carry => {
    for (const id of [owner.makanan, owner.transport])
      await owner.set(id, { amount: '100', from_period: '2026-01-01', carry })
    await owner.book({ amount: '30', transaction_date: '2026-04-02' })
    const lefts = async (day: string) => (await owner.read(day)).data.map(({ left }) => left)
    expect(await lefts('2026-04-01')).toEqual(['370.00', '400.00'])
    const move = (amount: string) =>
      owner.call('POST /api/budgets/move', {
        ...{ from_category_id: owner.makanan, to_category_id: owner.transport, amount, period: '2026-04-01' },
      })
    const { status, json } = await move('370.01')
    expect([status, json.errors]).toEqual([409, { amount: ['This is more than what’s left in the budget'] }])
    expect((await move('250')).status).toBe(200)
    expect(await owner.food('2026-04-01')).toMatchObject({ amount: '-150.00', carried: '300.00' })
    expect(await lefts('2026-04-01')).toEqual(['120.00', '650.00'])
    expect(await lefts('2026-05-01')).toEqual(['220.00', '750.00'])
    const last = await move('120')
    expect(await lefts('2026-04-01')).toEqual(['0.00', '770.00'])
    expect((await move('0.01')).status).toBe(409)
    expect((await owner.undo(last.json.data.activity_ids[0]!)).status).toBe(200)
    expect(await lefts('2026-05-01')).toEqual(['220.00', '750.00'])
  },
)

test('what is spent cannot be moved any more, nor what a category without a budget does not have', async () => {
  await owner.set(owner.makanan, { amount: '100' })
  await owner.book({ amount: '90' })
  const move = (from: number, to: number, amount: string) =>
    owner.call('POST /api/budgets/move', {
      ...{ from_category_id: from, to_category_id: to, amount, period: '2026-02-01' },
    })
  expect((await move(owner.makanan, owner.transport, '100')).status).toBe(409)
  expect((await move(owner.transport, owner.makanan, '0.01')).status).toBe(409)
  expect((await move(owner.makanan, owner.transport, '10')).status).toBe(200)
  expect(await owner.food('2026-02-01')).toMatchObject({ amount: '90.00', left: '0.00' })
})
