import { jest } from '@jest/globals'
import { fakeClock } from '../../testing/fake-clock'
import { newPlanner, type Planner } from '../../testing/schedule-planner'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'
import { bookEverybody } from './days/book-everybody'

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  api = await startApi()
})
beforeEach(async () => {
  jest.setSystemTime(new Date('2026-04-15T05:00:00Z'))
  planner = await newPlanner(api)
})
afterAll(() => api.close())

const rows = async () => {
  const { schedules, schedule_days, schedule_categories, transactions } = await rowsOf(api, planner.id)
  return { schedules, schedule_days, schedule_categories, transactions }
}
const remove = async (what: string): Promise<number> =>
  (await planner.call(`DELETE /api/${what}`)).json.data.activity_ids[0]!
const put = (id: number, changes: object, template: object = {}) =>
  planner.call(`PUT /api/schedules/${id}`, planner.rent(changes, template))
const categoryNamed = async (name: string) => {
  const { data } = (await planner.call('GET /api/categories')).json
  return data.find(category => category.name === name)!.id
}

test('what was deleted comes back with its days, and that is undone in turn', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-03-10' })
  await planner.skip(id, '2026-05-10')
  const before = await rows()
  const entry = await remove(`schedules/${id}`)
  expect(await planner.schedules()).toEqual([])
  const { json } = await planner.call(`GET /api/activities/${entry}`)
  expect(json.data).toMatchObject({
    ...{
      type: 'Delete recurring transaction',
      subject: null,
      can_restore: true,
      obstacle: null,
      description: 'Kos',
    },
    schedule: {
      ...{ after: null, now: null },
      before: { id, unit: 'month', skipped: ['2026-05-10'], template: { amount: '1500000.00' } },
    },
  })
  expect((await planner.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect((await planner.undo(entry)).json).toEqual({ message: 'Nothing to change.' })
})

test('what passed while it was deleted is not booked by itself', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-20' })
  const entry = await remove(`schedules/${id}`)
  jest.setSystemTime(new Date('2026-07-01T05:00:00Z'))
  expect((await planner.undo(entry)).status).toBe(200)
  await bookEverybody(api.database, () => undefined)
  expect(await planner.booked()).toEqual([])
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-07-20' }])
})

test.each([[{ until: '2026-05-01' }], [{ is_automatic: false }], [{ every: 12 }]])(
  'what passed while a change to %j held is not booked when that is undone',
  async change => {
    const { id } = await planner.plan({ anchor_date: '2026-04-20' })
    await put(id, { anchor_date: '2026-04-20', ...change })
    const entry = await planner.lastEntry()
    jest.setSystemTime(new Date('2026-07-01T05:00:00Z'))
    await bookEverybody(api.database, () => undefined)
    const booked = await planner.booked()
    expect((await planner.undo(entry)).status).toBe(200)
    await bookEverybody(api.database, () => undefined)
    expect(await planner.booked()).toEqual(booked)
    expect(await planner.schedules()).toMatchObject([{ next_due: '2026-07-20', is_automatic: true }])
  },
)

test('a change is undone, and that in turn; one that came after it is asked about', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-20' })
  const before = await rows()
  await put(id, { anchor_date: '2026-04-22', every: 2, count: 3 }, { amount: '7' })
  const [changed, entry] = [await rows(), await planner.lastEntry()]
  const undone = await planner.undo(entry)
  expect(await rows()).toEqual(before)
  expect((await planner.undo(undone.json.data.activity_ids[0]!)).status).toBe(200)
  expect(await rows()).toEqual(changed)
  await put(id, { anchor_date: '2026-04-25' })
  expect((await planner.undo(entry)).json.errors).toEqual({
    overwrite: ['This item has since been changed.'],
  })
  expect((await planner.undo(entry, { overwrite: true })).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('a category moves with what repeats in it, in parts and fees too, and comes back with it', async () => {
  const { makanan } = planner
  const hiburan = await categoryNamed('Hiburan')
  const wallet = await planner.wallet('Bank')
  const parts = [makanan, hiburan].map(category_id => ({ category_id, amount: '1', note: '' }))
  const one = { anchor_date: '2026-04-20' }
  await planner.plan(one)
  await planner.plan(one, { amount: '2', splits: parts })
  const moved = { type: 'transfer', from_wallet_id: wallet, to_wallet_id: null, amount: '5', description: '' }
  await planner.plan({ ...one, template: { ...moved, fee: '1', fee_category_id: makanan } })
  const before = await rows()
  const refused = await planner.call(`DELETE /api/categories/${makanan}`)
  expect([refused.status, refused.json]).toEqual([
    409,
    { message: '3 recurring transactions use this category. Choose another category for them first.' },
  ])
  const entry = await remove(`categories/${makanan}?move_to=${hiburan}`)
  const templates = (await planner.schedules()).map(({ template }) => template)
  expect(templates).toMatchObject([
    { fee_category_id: hiburan },
    { category_id: hiburan, splits: [{ category_id: hiburan }, { category_id: hiburan }] },
    { category_id: hiburan },
  ])
  expect((await planner.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
})

test('a wallet moves with what repeats in it, and comes back with it', async () => {
  const [bank, cash] = [await planner.wallet('Bank'), await planner.wallet('Tunai')]
  const one = { anchor_date: '2026-04-20' }
  await planner.plan(one, { wallet_id: bank })
  const moved = { type: 'transfer', from_wallet_id: null, to_wallet_id: bank, amount: '5', description: '' }
  await planner.plan({ ...one, template: moved })
  const before = await rows()
  expect((await planner.call(`DELETE /api/wallets/${bank}`)).json).toEqual({
    message: '2 recurring transactions use this wallet. Edit or delete those transactions first.',
  })
  const entry = await remove(`wallets/${bank}?move_to=${cash}`)
  expect((await planner.schedules()).map(({ template }) => template)).toMatchObject([
    { to_wallet_id: cash },
    { wallet_id: cash },
  ])
  expect((await planner.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
  await planner.plan({ ...one, template: { ...moved, from_wallet_id: cash } })
  expect((await planner.call(`DELETE /api/wallets/${bank}?move_to=${cash}`)).status).toBe(200)
})

test('what repeats in a category or wallet that is gone takes another, or waits for it', async () => {
  const wallet = await planner.wallet('Bank')
  const { id } = await planner.plan({ anchor_date: '2026-04-20' }, { wallet_id: wallet })
  const entry = await remove(`schedules/${id}`)
  const [category, gone] = [await remove(`categories/${planner.makanan}`), await remove(`wallets/${wallet}`)]
  expect((await planner.call(`GET /api/activities/${entry}`)).json.data.obstacle).toBe('category')
  const hiburan = await categoryNamed('Hiburan')
  expect((await planner.undo(entry, { category_id: hiburan })).json.message).toMatch(/wallet was deleted/)
  expect((await planner.undo(gone)).status).toBe(200)
  expect((await planner.undo(entry, { category_id: planner.gaji })).status).toBe(422)
  expect((await planner.undo(entry, { category_id: hiburan })).status).toBe(200)
  expect((await planner.undo(category)).status).toBe(200)
})

test('a category in which something repeats keeps its type', async () => {
  await planner.plan({ anchor_date: '2026-04-20' })
  const body = { name: 'Makanan', type: 'income' }
  expect((await planner.call(`PUT /api/categories/${planner.makanan}`, body)).status).toBe(409)
})
