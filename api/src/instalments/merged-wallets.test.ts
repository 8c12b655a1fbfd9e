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
afterEach(async () => expect(await findDisagreements(lender, api)).toEqual([]))
afterAll(() => api.close())

const merge = async (id: number, target: number) => {
  const { status, json } = await lender.call(`DELETE /api/wallets/${id}?move_to=${target}`)
  expect(status).toBe(200)
  return json.data.activity_ids
}

describe.each([
  ['the card into the bank', () => [lender.paylater, lender.bank] as const],
  ['the bank into the card', () => [lender.bank, lender.paylater] as const],
])('merging %s', (_name, wallets) => {
  test('keeps what was paid of a purchase, and so does undoing it', async () => {
    const { id } = await lender.bought()
    await lender.pay(id)
    const [before] = await lender.plans()
    expect(before).toMatchObject({ paid: '300000.00', owed: '600000.00', paid_count: 1 })

    const entries = await merge(...wallets())
    expect(await lender.plans()).toEqual([{ ...before, wallet_id: wallets()[1] }])
    expect(await findDisagreements(lender, api)).toEqual([])

    expect((await lender.call('POST /api/activities/restore', { ids: entries })).status).toBe(200)
    expect(await lender.plans()).toEqual([before])
  })

  test('and undoing it counts a payment that is deleted then no longer', async () => {
    const { id } = await lender.bought()
    const { data } = (await lender.pay(id)).json as unknown as { data: { transfer: { id: number } } }
    const entries = await merge(...wallets())
    await lender.call('POST /api/activities/restore', { ids: entries })
    await lender.call(`DELETE /api/transfers/${data.transfer.id}`)
    expect(await lender.plans()).toMatchObject([{ paid: '0.00', owed: '900000.00' }])
  })

  test('keeps what was paid of a purchase that is deleted in between and comes back', async () => {
    const { id } = await lender.bought()
    await lender.pay(id)
    const [before] = await lender.plans()
    const merged = await merge(...wallets())
    const removed = (await lender.call(`DELETE /api/instalments/${id}`)).json.data.activity_ids
    expect(await lender.plans()).toEqual([])
    for (const ids of [removed, merged])
      expect((await lender.call('POST /api/activities/restore', { ids })).status).toBe(200)
    expect(await lender.plans()).toEqual([before])
  })
})

test('what was paid between merged wallets is in the download', async () => {
  const { id } = await lender.bought()
  const { data } = (await lender.pay(id)).json as unknown as { data: { transfer: { id: number } } }
  await merge(lender.paylater, lender.bank)
  const { json } = await lender.call('GET /api/account/export')
  expect(json).toMatchObject({
    merged_payments: [{ transfer_id: data.transfer.id, instalments_id: id, amount: '300000.00' }],
  })
})
