import { type Lender, newLender } from '../../testing/lender'
import { readTotals, readWalletTotals } from '../../testing/queries'
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

const remove = async (id: number) =>
  (await lender.call(`DELETE /api/instalments/${id}`)).json.data as unknown as { activity_ids: number[] }

test.each(['at_once', 'per_instalment'])(
  'a purchase booked %s goes with its expenses and payments, and comes back to the letter',
  async books => {
    const { id } = await lender.bought({ books, count: 12 })
    await lender.pay(id, { amount: '75000' })
    await lender.pay(id, { amount: '100', from_wallet_id: null })
    const before = await rowsOf(api, lender.id)
    const { activity_ids } = await remove(id)
    expect([await lender.plans(), await lender.expenses()]).toEqual([[], []])
    expect(await lender.balances()).toEqual({ Bank: '5000000.00', Paylater: '0.00' })
    const back = await lender.call('POST /api/activities/restore', { ids: activity_ids })
    expect(back.status).toBe(200)
    const after = await rowsOf(api, lender.id)
    expect(withoutTotals(after)).toEqual(withoutTotals(before))
    const [totals, wallets] = [await readTotals(api, lender.id), await readWalletTotals(api, lender.id)]
    expect([totals.kept, wallets.kept]).toEqual([totals.summed, wallets.summed])
  },
)

test('the log tells of both, and by the entry of the deletion alone the plan comes back once', async () => {
  const { id } = await lender.bought()
  const { activity_ids } = await remove(id)
  const entry = activity_ids.at(-1)!
  const { data } = (await lender.call(`GET /api/activities/${entry}`)).json
  expect(data).toMatchObject({
    ...{ type: 'Delete instalments', name: 'Kulkas', subject: null, can_restore: true, obstacle: null },
    instalments: { after: null, before: { name: 'Kulkas', count: 3, books: 'at_once' } },
  })
  expect((await lender.undo(entry)).status).toBe(200)
  expect(await lender.plans()).toMatchObject([{ id, wallet_id: null }])
  expect((await lender.undo(entry)).status).toBe(409)
})

test('it is in the download of all data', async () => {
  const { id } = await lender.bought()
  await lender.pay(id)
  const data = (await lender.call('GET /api/account/export')).json as unknown as Record<string, object[]>
  const [expense] = await lender.expenses()
  expect(data['instalments']).toMatchObject([{ id, name: 'Kulkas', count: 3, expense_ids: [expense!.id] }])
  expect(data['transfers']).toMatchObject([{ instalments_id: id }])
})

/**
 * Leaves out the tables of totals, because they have a counter of changes that undoing cannot
 * reset. Other tests check the sums in these tables.
 */
function withoutTotals({ monthly_totals: _, wallet_totals: __, ...rows }: Record<string, unknown>) {
  return rows
}
