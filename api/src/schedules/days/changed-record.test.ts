import { jest } from '@jest/globals'
import { findDisagreements } from '../../../testing/agreement/agreement'
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
  expect(await findDisagreements(planner, api)).toEqual([])
  await expectTotals(api, planner.id)
})
afterAll(() => api.close())

const booked = async (id: number, due_on: string) =>
  ((await planner.bookDay(id, due_on)).json.data as unknown as { record_id: number }).record_id
const next = async () => (await planner.schedules())[0]!.next_due
const body = (transaction_date: string, changes: object = {}) => ({
  ...{ type: 'expense', amount: '1500000', category_id: planner.makanan, description: 'Kos' },
  ...{ transaction_date, ...changes },
})

test.each([
  ['a day that has come', '2026-04-10', '2026-04-25', 'from=2026-04-25&to=2026-05-02'],
  ['a day that has come', '2026-04-10', '2026-03-20', 'from=2026-03-15&to=2026-03-25'],
  ['a day to come', '2026-04-29', '2026-05-12', 'from=2026-05-12&to=2026-05-12'],
  ['a day to come', '2026-04-29', '2026-04-14', 'from=2026-04-14&to=2026-04-14'],
])(
  'the record of %s, %s, that moves to %s stands there alone, and books its day',
  async (_name, day, to, query) => {
    const { id } = await planner.plan({ anchor_date: day, is_automatic: false })
    const record_id = await booked(id, day)
    const following = await next()
    expect((await planner.call(`PUT /api/transactions/${record_id}`, body(to))).status).toBe(200)
    expect(await next()).toBe(following)
    const said = { schedule_id: id, due_on: day, date: to, state: 'booked', record_id }
    expect(await planner.days(query)).toEqual(expect.arrayContaining([expect.objectContaining(said)]))
    expect(await planner.days(`from=${day}&to=${day}`)).toEqual([])
    expect((await planner.bookDay(id, day)).status).toBe(409)
  },
)

test('so does that of a transfer that goes between other wallets on another day', async () => {
  const [from, to, third] = [
    await planner.wallet('Bank'),
    await planner.wallet('Tunai'),
    await planner.wallet('Dana'),
  ]
  const moved = { from_wallet_id: from, to_wallet_id: to, amount: '5', description: '' }
  const { id } = await planner.plan({ anchor_date: '2026-04-29', template: { type: 'transfer', ...moved } })
  const record_id = await booked(id, '2026-04-29')
  const changes = { ...moved, to_wallet_id: third, transfer_date: '2026-05-20' }
  expect((await planner.call(`PUT /api/transfers/${record_id}`, changes)).status).toBe(200)
  expect(await planner.days('from=2026-05-18&to=2026-05-22')).toMatchObject([
    { due_on: '2026-04-29', date: '2026-05-20', state: 'booked', record_id },
  ])
  expect(await next()).toBe('2026-05-29')
})

test('one that becomes an income, or of another amount, is no reason to book its day again', async () => {
  const { id } = await planner.plan({ anchor_date: '2026-04-10', is_automatic: false })
  const record_id = await booked(id, '2026-04-10')
  const { status } = await planner.call(
    `PUT /api/transactions/${record_id}`,
    body('2026-04-10', { type: 'income', category_id: planner.gaji, amount: '7' }),
  )
  expect(status).toBe(200)
  expect(await planner.days('from=2026-04-10&to=2026-04-10')).toMatchObject([
    { state: 'booked', record_id, type: 'income', amount: '7.00' },
  ])
  expect(await next()).toBe('2026-05-10')
})
