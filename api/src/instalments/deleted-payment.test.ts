import type { Outlook } from '@pundi/contract'
import { findDisagreements } from '../../testing/agreement/agreement'
import { type Lender, newLender } from '../../testing/lender'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let lender: Lender
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  lender = await newLender(api)
})
afterAll(() => api.close())

async function said() {
  expect(await findDisagreements(lender, api)).toEqual([])
  const [plan] = await lender.plans()
  const { data } = (await lender.call('GET /api/outlook')).json as unknown as { data: Outlook }
  const { days, limits, to_spend, lowest } = data
  const planned = data.planned.map(({ date, amount }) => ({ date, amount }))
  const { paid, owed, paid_count, next_due, next_amount } = plan!
  const balances = await lender.balances()
  return { paid, owed, paid_count, next_due, next_amount, balances, days, planned, limits, to_spend, lowest }
}

test.each([
  ['alone', (id: number): [string, object?] => [`DELETE /api/transfers/${id}?days=ask`]],
  [
    'among others',
    (id: number): [string, object?] => ['POST /api/transfers/remove', { ids: [id], days: 'ask' }],
  ],
])(
  'deleted %s without a question, all is as if it had never been paid, and Undo pays it again',
  async (_name, how) => {
    await lender.bought({ books: 'at_once', count: 3 })
    const [before, [plan]] = [await said(), await lender.plans()]
    const { json } = await lender.pay(plan!.id)
    const { transfer } = json.data as unknown as { transfer: { id: number } }
    const paid = await said()
    expect(paid).not.toEqual(before)
    const removed = await lender.call(...how(transfer.id))
    expect(removed.json.data).toMatchObject({ count: 1 })
    expect(await said()).toEqual(before)
    expect((await lender.undo(removed.json.data.activity_ids[0]!)).status).toBe(200)
    expect(await said()).toEqual(paid)
  },
)
