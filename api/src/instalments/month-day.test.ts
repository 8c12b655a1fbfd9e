import type { AccountExport, Outlook } from '@pundi/contract'
import { findDisagreements } from '../../testing/agreement/agreement'
import { type Lender, newLender } from '../../testing/lender'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

let api: Api
let lender: Lender
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  lender = await newLender(api)
})
afterAll(() => api.close())

const from = { date: '2025-10-31', first_due: '2025-11-30', count: 4 }
const days = async () => (await lender.expenses()).map(({ transaction_date }) => transaction_date).toSorted()

test.each([
  ['last', ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28']],
  [31, ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28']],
  [null, ['2025-11-30', '2025-12-30', '2026-01-30', '2026-02-28']],
])('of the day %s of the month, every instalment is booked and due on its day', async (month_day, due) => {
  const { id } = await lender.bought({ ...from, month_day, books: 'per_instalment' })
  expect(await days()).toEqual(due)
  const paid = await lender.pay(id, { amount: '450000' })
  expect(paid.json.data).toMatchObject({ instalments: { month_day, paid_count: 2, next_due: due[2] } })
  const { data } = (await lender.call('GET /api/outlook')).json as unknown as { data: Outlook }
  expect(data.planned.filter(({ loan_id }) => loan_id === lender.paylater)).toHaveLength(2)
  expect(await findDisagreements(lender, api)).toEqual([])
})

test('without the field it is the day of the first instalment, and another first day moves to the day', async () => {
  expect(await lender.bought(from)).toMatchObject({ month_day: null, first_due: '2025-11-30' })
  const moved = await lender.bought({ ...from, first_due: '2025-11-12', month_day: 'last' })
  expect(moved).toMatchObject({ month_day: 'last', first_due: '2025-11-30' })
})

test.each([0, 32, 1.5, 'first'])('%s is no day of a month', async month_day => {
  const { status, json } = await lender.buy({ ...from, month_day })
  expect([status, Object.keys(json.errors)]).toEqual([422, ['month_day']])
})

test('it comes back with a plan that was deleted, and is in the log and in the download', async () => {
  const { id } = await lender.bought({ ...from, month_day: 'last' })
  const before = await rowsOf(api, lender.id)
  const { json } = await lender.call(`DELETE /api/instalments/${id}`)
  const entry = (await lender.call(`GET /api/activities/${json.data.activity_ids.at(-1)}`)).json.data
  expect(entry).toMatchObject({ instalments: { before: { month_day: 'last' } } })
  const back = await lender.call('POST /api/activities/restore', { ids: json.data.activity_ids })
  expect(back.status).toBe(200)
  expect((await rowsOf(api, lender.id)).instalments).toEqual(before.instalments)
  const file = (await lender.call('GET /api/account/export')).json as unknown as AccountExport
  expect(file.instalments).toMatchObject([{ id, month_day: 'last' }])
})
