import type { MovedAnswer, BudgetAlert } from '@pundi/contract'
import { type Budgeter, newBudgeter } from '../../testing/budgeter'
import { type Api, startApi } from '../../testing/start-api'
import { dayIn } from '../platform/time/wall-clock'

let api: Api
let owner: Budgeter
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  owner = await newBudgeter(api)
  await owner.set(owner.makanan, { amount: '100000' })
})
afterAll(() => api.close())

test('the booking with which 80 % of a budget are spent says so, and no later one before 100 %', async () => {
  expect(await spend('79999.99')).toBeUndefined()
  expect(await spend('0.01')).toEqual([
    {
      ...{ category_id: owner.makanan, name: 'Makanan', mark: 80 },
      ...{ available: '100000.00', spent: '80000.00', left: '20000.00' },
      ...{ planned: '0.00', left_after_planned: '20000.00' },
    },
  ])
  expect(await spend('19999.99')).toBeUndefined()
  expect(await spend('0.01')).toMatchObject([{ mark: 100, left: '0.00' }])
  expect(await spend('5000')).toBeUndefined()
})

test('one that jumps over both marks says the higher one, also of a budget that has nothing to spend', async () => {
  await owner.set(owner.transport, { amount: '0' })
  expect(await spend('130000')).toMatchObject([{ mark: 100, left: '-30000.00' }])
  expect(await spend('1', { category_id: owner.transport })).toMatchObject([{ mark: 100, available: '0.00' }])
})

test('what is planned, of another period, an income, or without a budget passes no mark', async () => {
  const other = await newBudgeter(api)
  const { status, json } = await other.book({ amount: '900000', transaction_date: today() })
  expect([status, 'meta' in json]).toEqual([201, false])
  expect(await spend('900000', { transaction_date: '2099-01-01' })).toBeUndefined()
  expect(await spend('900000', { transaction_date: '2026-01-31' })).toBeUndefined()
  expect(await spend('900000', { category_id: owner.transport })).toBeUndefined()
  const { json: earned } = await owner.earn({ amount: '900000', transaction_date: today() })
  expect(earned).not.toHaveProperty('meta')
  expect((await owner.read(today())).data).toMatchObject([{ spent: '0.00' }])
})

test('what came back lowers what is spent, so that the mark can be passed once more', async () => {
  expect(await spend('90000')).toMatchObject([{ mark: 80 }])
  expect(await spend('30000', { is_refund: true })).toBeUndefined()
  expect(await spend('10000')).toBeUndefined()
  expect(await spend('10000')).toMatchObject([{ mark: 80, spent: '80000.00' }])
})

test('a change says what it adds alone: of the amount, the day, the category and the parts', async () => {
  const { json } = await owner.book({ amount: '50000', transaction_date: '2099-01-01' })
  const { id } = json.data
  const change = async (changes: object) =>
    passedIn((await owner.call(`PUT /api/transactions/${id}`, { ...body('50000'), ...changes })).json)
  expect(await change({})).toBeUndefined()
  expect(await change({ amount: '85000' })).toMatchObject([{ mark: 80 }])
  expect(await change({ amount: '85000', description: 'Nasi' })).toBeUndefined()
  expect(await change({ amount: '85000', description: 'Nasi' })).toBeUndefined()
  await owner.set(owner.transport, { amount: '1000' })
  expect(await change({ amount: '85000', category_id: owner.transport })).toMatchObject([
    { name: 'Transportasi', mark: 100 },
  ])
  const splits = [
    { category_id: owner.makanan, amount: '84100' },
    { category_id: owner.transport, amount: '900' },
  ]
  expect(await change({ amount: '85000', splits })).toMatchObject([{ name: 'Makanan', mark: 80 }])
  expect(await change({ amount: '85000', category_id: owner.transport, splits: [] })).toMatchObject([
    { name: 'Transportasi', mark: 100 },
  ])
})

test('several that are moved to a category pass its mark together', async () => {
  const ids: number[] = []
  for (const amount of ['50000', '60000'])
    ids.push((await owner.book({ ...body(amount), category_id: owner.transport })).json.data.id)
  const move = () => owner.call('POST /api/transactions/move', { ids, category_id: owner.makanan })
  const { json } = await move()
  expect(json.data).toMatchObject({ count: 2 })
  expect(passedIn(json)).toMatchObject([{ name: 'Makanan', mark: 100, left: '-10000.00' }])
  expect((await move()).json).not.toHaveProperty('meta')
})

test('a day of what repeats says so when it is recorded', async () => {
  const template = { ...body('95000'), wallet_id: null }
  const schedule = {
    ...{ unit: 'month', interval: 1, anchor_date: today(), weekend: 'keep', is_automatic: false },
    template: { ...template, transaction_date: undefined },
  }
  const { json } = await owner.call('POST /api/schedules', schedule)
  const booked = await owner.call(`POST /api/schedules/${json.data.id}/book`, { due_on: today() })
  expect([booked.status, passedIn(booked.json)]).toMatchObject([201, [{ mark: 80, left: '5000.00' }]])
})

test('a booking that is sent again says the same again', async () => {
  const again = { 'idempotency-key': 'form-1' }
  const [first, second] = [
    await owner.book({ ...body('80000') }, again),
    await owner.book({ ...body('80000') }, again),
  ]
  expect(passedIn(first.json)).toMatchObject([{ mark: 80 }])
  expect(second.text).toBe(first.text)
})

const body = (amount: string) => ({
  ...{ amount, type: 'expense', description: 'Nasi goreng', transaction_date: today() },
  category_id: owner.makanan,
})

async function spend(amount: string, changes: object = {}): Promise<BudgetAlert[] | undefined> {
  const { status, json } = await owner.book({ ...body(amount), ...changes })
  expect(status).toBe(201)
  return passedIn(json)
}

const passedIn = (json: object) => (json as MovedAnswer).meta?.passed

const today = () => dayIn('Asia/Jakarta')
