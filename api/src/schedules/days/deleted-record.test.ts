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

const moved = { type: 'transfer', to_wallet_id: null, amount: '5', description: '' }
const transfer = async () => ({ template: { ...moved, from_wallet_id: await planner.wallet('Bank') } })
const next = async () => (await planner.schedules())[0]!.next_due
const booked = async (id: number, due_on: string) =>
  (await planner.bookDay(id, due_on)).json.data as unknown as { record_id: number }

test.each<[name: string, isTransfer: boolean, how: (id: number) => [what: string, body?: object]]>([
  ['alone', false, id => [`DELETE /api/transactions/${id}`]],
  ['among others', false, id => ['POST /api/transactions/remove', { ids: [id] }]],
  ['as a transfer alone', true, id => [`DELETE /api/transfers/${id}`]],
  ['as a transfer among others', true, id => ['POST /api/transfers/remove', { ids: [id] }]],
])(
  'deleted %s, its day that is still to come is offered again, and booked once',
  async (_name, isTransfer, how) => {
    const { id } = await planner.plan({ anchor_date: '2026-04-29', ...(isTransfer && (await transfer())) })
    const { record_id } = await booked(id, '2026-04-29')
    expect(await next()).toBe('2026-05-29')
    const { status, json } = await planner.call(...how(record_id))
    expect(status).toBe(200)
    expect(await next()).toBe('2026-04-29')
    expect(await planner.days('from=2026-04-15&to=2026-04-30')).toMatchObject([{ state: 'open' }])
    expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
    expect(await next()).toBe('2026-05-29')
    expect((await planner.bookDay(id, '2026-04-29')).status).toBe(409)
  },
)

test.each<
  [name: string, isTransfer: boolean, how: (id: number, days: string) => [what: string, body?: object]]
>([
  ['alone', false, (id, days) => [`DELETE /api/transactions/${id}?days=${days}`]],
  ['among others', false, (id, days) => ['POST /api/transactions/remove', { ids: [id], days }]],
  ['as a transfer alone', true, (id, days) => [`DELETE /api/transfers/${id}?days=${days}`]],
  ['as a transfer among others', true, (id, days) => ['POST /api/transfers/remove', { ids: [id], days }]],
])(
  'deleted %s, a day that has come is asked about, and offered again where wanted',
  async (_name, isTransfer, how) => {
    const { id } = await planner.plan({
      ...{ anchor_date: '2026-04-10', is_automatic: true },
      ...(isTransfer && (await transfer())),
    })
    const record_id = (await planner.days('from=2026-04-10&to=2026-04-15'))[0]!.record_id!
    const asked = await planner.call(...how(record_id, 'ask'))
    expect([asked.status, asked.json.data]).toEqual([200, { count: 0, activity_ids: [], days: 1 }])
    expect(await planner.days('from=2026-04-10&to=2026-04-15')).toMatchObject([
      { state: 'booked', record_id },
    ])
    const { json } = await planner.call(...how(record_id, 'offer'))
    expect(json.data).toMatchObject({ count: 1 })
    expect(await next()).toBe('2026-04-10')
    const offered = { state: 'open', is_automatic: false }
    expect(await planner.days('from=2026-04-10&to=2026-04-15')).toMatchObject([offered])
    expect((await planner.undo(json.data.activity_ids[0]!)).status).toBe(200)
    expect(await next()).toBe('2026-05-10')
    expect((await planner.call(...how(record_id, 'keep'))).json.data).toMatchObject({ count: 1 })
    expect(await next()).toBe('2026-05-10')
    expect((await planner.bookDay(id, '2026-04-10')).status).toBe(409)
  },
)

test('what no schedule booked, or books a day to come, is deleted without a question', async () => {
  const { json: kept } = await planner.book({ amount: '5' })
  const alone = kept.data as unknown as { id: number }
  const { json } = await planner.call(`DELETE /api/transactions/${alone.id}?days=ask`)
  expect(json.data).toMatchObject({ count: 1 })
  expect((await planner.call(`DELETE /api/transactions/${alone.id}?days=ask`)).status).toBe(404)
  const { id } = await planner.plan({ anchor_date: '2026-04-29' })
  const { record_id } = await booked(id, '2026-04-29')
  expect((await planner.call(`DELETE /api/transactions/${record_id}?days=ask`)).json.data).toMatchObject({
    count: 1,
  })
  expect(await next()).toBe('2026-04-29')
})

test('a day that has come stays booked', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-10', is_automatic: false })
  const { record_id } = await booked(id, '2026-04-10')
  await planner.call(`DELETE /api/transactions/${record_id}`)
  expect(await next()).toBe('2026-05-10')
})
