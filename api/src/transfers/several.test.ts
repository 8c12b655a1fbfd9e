import sql from 'sql-template-tag'
import { expectTotals } from '../../testing/expect-totals'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'
import { rowsOf } from '../../testing/trace-queries'

let api: Api
let purse: Purse
let stranger: Purse
let sides: { from_wallet_id: number; to_wallet_id: number }
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  stranger = await newPurse(api)
  sides = { from_wallet_id: await purse.wallet('Bank'), to_wallet_id: await purse.wallet('GoPay') }
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const fee = () => ({ fee: '6500', fee_category_id: purse.makanan })
const add = async (changes: object = {}) => (await purse.addTransfer({ ...sides, ...changes })).json.data
const remove = (ids: number[], transaction_ids?: number[]) =>
  purse.call('POST /api/transfers/remove', { ids, ...(transaction_ids && { transaction_ids }) })
const restore = (ids: number[]) => purse.call('POST /api/activities/restore', { ids })
const listed = async () => (await purse.call('GET /api/transactions?with=transfers')).json.data
async function rows() {
  const { transactions, transfers } = await rowsOf(api, purse.id)
  return { transactions, transfers }
}

test('several transfers go at once with their fees, each with an entry; what is gone or not theirs is passed over', async () => {
  const [one, two, kept] = [await add(fee()), await add(), await add()]
  const own = await stranger.wallet('Tunai')
  const foreign = (await stranger.addTransfer({ from_wallet_id: own })).json.data
  const { status, json } = await remove([one.id, two.id, two.id, foreign.id, 999_999_999])
  expect([status, json.data.count, json.data.activity_ids.length]).toEqual([200, 2, 2])
  expect((await listed()).map(({ id }: { id: number }) => id)).toEqual([kept.id])
  expect((await stranger.call('GET /api/transfers')).json.meta.total).toBe(1)
  const entries = await api.rows(
    sql`select type, subject, record_id, after from activities
        where user_id = ${purse.id} and id = any(${json.data.activity_ids}::bigint[]) order by id`,
  )
  expect(entries).toEqual(
    [one, two].map(({ id }) => ({
      ...{ type: 'Delete transfer', subject: 'transfer', record_id: id, after: null },
    })),
  )
  expect((await remove([one.id, two.id])).json.data).toEqual({ count: 0, activity_ids: [] })
})

test('transactions go with them, a fee among them too, and their entries bring all of it back', async () => {
  const [paid, free] = [await add(fee()), await add()]
  const meal = (await purse.book({ wallet_id: sides.from_wallet_id })).json.data
  const foreign = (await stranger.book({})).json.data
  const before = await rows()
  const { json } = await remove([paid.id, free.id], [paid.fee_id!, meal.id, foreign.id])
  expect([json.data.count, json.data.activity_ids.length]).toEqual([4, 4])
  expect(await listed()).toEqual([])
  expect((await stranger.call(`GET /api/transactions/${foreign.id}`)).status).toBe(200)
  expect((await restore(json.data.activity_ids)).json.data.count).toBe(4)
  expect(await rows()).toEqual(before)
})

test('transfers and transactions go together or not at all', async () => {
  const [transfer, meal] = [await add(fee()), (await purse.book({})).json.data]
  const before = await rows()
  await api.database.query({
    text: `alter table wallet_totals add constraint out_of_order check (user_id <> ${purse.id}) not valid`,
  })
  const { status } = await remove([transfer.id], [meal.id])
  await api.database.query({ text: 'alter table wallet_totals drop constraint out_of_order' })
  expect(status).toBe(500)
  expect(await rows()).toEqual(before)
})

const many = (count: number, first = 1) => Array.from({ length: count }, (_, number) => number + first)

test.each([
  [{}],
  [{ ids: [] }],
  [{ ids: ['1'] }],
  [{ ids: [0] }],
  [{ ids: many(501) }],
  [{ ids: [1], transaction_ids: [] }],
  [{ ids: [1], transaction_ids: ['1'] }],
  [{ ids: many(300), transaction_ids: many(201, 301) }],
])('the choice %# is refused', async body => {
  expect((await purse.call('POST /api/transfers/remove', body)).status).toBe(422)
})
