import type { AccountExport } from '@pundi/contract'
import sql from 'sql-template-tag'
import { expectTotals } from '../../../testing/expect-totals'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { type Api, startApi } from '../../../testing/start-api'
import { bookEverybody } from './book-everybody'

let api: Api
let planner: Planner
beforeAll(async () => {
  fakeClock()
  api = await startApi()
})
beforeEach(async () => {
  setNow('2026-04-20T05:00:00Z')
  planner = await newPlanner(api)
})
afterEach(async () => {
  await expectTotals(api, planner.id)
})
afterAll(() => api.close())

const DUE = '2026-04-20'
const bookAll = () =>
  bookEverybody(api.database, error => {
    throw error
  })
const asks = { anchor_date: DUE, is_automatic: false }
const openDays = async () =>
  (await planner.days('to=2026-05-25'))
    .filter(({ state }) => state === 'open')
    .map(({ due_on, is_automatic }) => [due_on, is_automatic])
async function book(id: number, due_on = DUE, changes: object = {}) {
  const { status, json, text } = await planner.bookDay(id, due_on, changes)
  if (status !== 201) throw new Error(text)
  return json.data as unknown as { record_id: number; record_version: string }
}

test('what a press has recorded goes, its day is offered again, and the log says so', async () => {
  const { id } = await planner.plan(asks)
  const { record_id } = await book(id)
  expect(await openDays()).toEqual([['2026-05-20', false]])
  const { status, json } = await planner.unbook(id, DUE, record_id)
  expect([status, json.data.count]).toEqual([200, 1])
  expect(await planner.booked()).toEqual([])
  expect(await openDays()).toEqual([
    [DUE, false],
    ['2026-05-20', false],
  ])
  expect(await planner.schedules()).toMatchObject([{ next_due: DUE, next_date: DUE }])
  const entry = await planner.call(`GET /api/activities/${json.data.activity_ids[0]}`)
  expect(entry.json.data).toMatchObject({ type: 'Delete transaction', can_restore: true })
  expect((await planner.bookDay(id, DUE)).status).toBe(201)
  expect(await planner.booked()).toHaveLength(1)
})

test('the undo of its entry opens the day too, also while the schedule is gone', async () => {
  const { id } = await planner.plan(asks)
  const booked = async () =>
    ((await planner.bookDay(id, DUE)).json as unknown as { activity_ids: number[] }).activity_ids
  const undo = (ids: number[]) => planner.call('POST /api/activities/restore', { ids })
  expect((await undo(await booked())).status).toBe(200)
  expect(await openDays()).toContainEqual([DUE, false])
  const again = await booked()
  const { json } = await planner.call(`DELETE /api/schedules/${id}`)
  expect((await undo(again)).status).toBe(200)
  expect((await undo(json.data.activity_ids)).status).toBe(200)
  expect(await openDays()).toContainEqual([DUE, false])
  const last = await booked()
  expect((await planner.skip(id, DUE)).status).toBe(409)
  expect((await undo([...last, ...again])).status).toBe(409)
})

test('a day ahead that is taken back books itself once it comes, with what the schedule says', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-28' })
  const template = { ...planner.rent({}, { amount: '9' }).template }
  const { record_id } = await book(id, '2026-04-28', { template, date: DUE })
  await planner.unbook(id, '2026-04-28', record_id)
  expect((await openDays())[0]).toEqual(['2026-04-28', true])
  setNow('2026-04-28T05:00:00Z')
  await bookAll()
  expect(await planner.booked()).toEqual([['2026-04-28', '1500000.00']])
})

test('a transfer goes with its fee', async () => {
  const bank = await planner.wallet('Bank', { opening_balance: '100' })
  const moved = { type: 'transfer', from_wallet_id: bank, to_wallet_id: null, amount: '5', description: '' }
  const template = { ...moved, fee: '1', fee_category_id: planner.makanan }
  const { id } = await planner.plan({ ...asks, template })
  const { record_id, record_version } = await book(id)
  expect(await planner.balances()).toEqual({ Bank: '94.00' })
  const { status } = await planner.unbook(id, DUE, record_id, { 'if-match': `"${record_version}"` })
  expect([status, await planner.balances()]).toEqual([200, { Bank: '100.00' }])
  expect((await openDays())[0]).toEqual([DUE, false])
})

test('an edit of the record before the Undo stays, and its day stays booked', async () => {
  const { id } = await planner.plan(asks)
  const { record_id, record_version } = await book(id)
  const body = { ...planner.rent().template, amount: '1600000', transaction_date: DUE }
  expect((await planner.call(`PUT /api/transactions/${record_id}`, body)).status).toBe(200)
  const { status, json } = await planner.unbook(id, DUE, record_id, { 'if-match': `"${record_version}"` })
  expect([status, json.message]).toEqual([
    412,
    'You edited this transaction after it was recorded, so we kept it.',
  ])
  expect(await planner.booked()).toEqual([[DUE, '1600000.00']])
  expect((await openDays())[0]).toEqual(['2026-05-20', false])
})

test('a record that is deleted already has its day offered again by the Undo', async () => {
  const { id } = await planner.plan(asks)
  const { record_id, record_version } = await book(id)
  await planner.call(`DELETE /api/transactions/${record_id}`)
  expect((await openDays())[0]).toEqual(['2026-05-20', false])
  const { json } = await planner.unbook(id, DUE, record_id, { 'if-match': `"${record_version}"` })
  expect([json.data.count, (await openDays())[0]]).toEqual([0, [DUE, false]])
})

test('a record that the log brings back books its day again', async () => {
  const { id } = await planner.plan(asks)
  const { record_id } = await book(id)
  const { json } = await planner.unbook(id, DUE, record_id)
  expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  expect(await planner.booked()).toHaveLength(1)
  expect((await openDays())[0]).toEqual(['2026-05-20', false])
  expect(await planner.schedules()).toMatchObject([{ next_due: '2026-05-20' }])
  expect((await planner.bookDay(id, DUE)).status).toBe(409)
})

test('skipped after it was taken back, it is skipped, and comes back as it was', async () => {
  const { id } = await planner.plan({ unit: 'week', anchor_date: '2026-05-04' })
  setNow('2026-05-04T05:00:00Z')
  const { record_id } = await book(id, '2026-05-04')
  await planner.unbook(id, '2026-05-04', record_id)
  const { json } = await planner.skip(id, '2026-05-04')
  expect((await openDays())[0]).toEqual(['2026-05-11', true])
  expect((await planner.unbook(id, '2026-05-04', record_id)).status).toBe(409)
  expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  await bookAll()
  expect((await openDays())[0]).toEqual(['2026-05-04', false])
  expect(await planner.booked()).toEqual([])
})

test('a day of somebody else, and one that nothing was recorded on, is not taken back', async () => {
  const { id } = await planner.plan(asks)
  const { record_id } = await book(id)
  const other = await newPlanner(api)
  expect((await other.unbook(id, DUE, record_id)).status).toBe(404)
  expect((await planner.unbook(id, '2026-05-20', record_id)).status).toBe(409)
  expect(await planner.booked()).toHaveLength(1)
  expect(await api.rows(sql`select state from schedule_days where user_id = ${other.id}`)).toEqual([])
})

test('a day that is taken back is in the download of all data', async () => {
  const { id } = await planner.plan(asks)
  const { record_id } = await book(id)
  await planner.unbook(id, DUE, record_id)
  const file = JSON.parse((await planner.call('GET /api/account/export')).text) as AccountExport
  const created_at = expect.any(String)
  expect([file.schedule_days, file.open_days]).toEqual([
    [],
    [{ schedule_id: id, due_on: DUE, record_id, is_waiting: true, created_at }],
  ])
})
