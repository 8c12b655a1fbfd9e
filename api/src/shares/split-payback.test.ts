import { expectTotals } from '../../testing/expect-totals'
import { type Basket, newBasket } from '../../testing/basket'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let basket: Basket
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  basket = await newBasket(api)
})
afterEach(async () => {
  await expectTotals(api, basket.id)
})
afterAll(() => api.close())

async function payBack(parts: [number, number][], amount: string) {
  const whole = parts.reduce((sum, [, part]) => sum + part, 0)
  await basket.split(parts, { shares: [{ name: 'Sari', amount: String(whole), owed_by: 'friend' }] })
  const body = { name: 'Sari', amount, transaction_date: '2026-02-20' }
  const { status, json } = await basket.call('POST /api/shares/settlement', body)
  expect(status).toBe(201)
  const [id] = (json.data as unknown as { transaction_ids: number[] }).transaction_ids
  const refund = await basket.read(id!)
  expect(refund).toMatchObject({ is_refund: true })
  return refund
}

type Sums = { by_category: { category_id: number; total: string }[] }

const splitsOf = ({ splits = [] }: { splits?: { category_id: number; amount: string }[] | undefined }) =>
  splits.map(({ category_id, amount }) => [category_id, amount])

test('what pays a split purchase back is divided among its categories as that is', async () => {
  const refund = await payBack(
    [
      [basket.makanan, 60],
      [basket.hiburan, 20],
      [basket.makanan, 20],
    ],
    '50',
  )
  expect(splitsOf(refund)).toEqual([
    [basket.makanan, '40.00'],
    [basket.hiburan, '10.00'],
  ])
  const { by_category } = (await basket.summary()) as unknown as Sums
  expect(by_category).toMatchObject([
    { category_id: basket.makanan, total: '40.00' },
    { category_id: basket.hiburan, total: '10.00' },
  ])
})

test('to the cent, the parts make what was paid', async () => {
  const thirds: [number, number][] = [
    [basket.makanan, 1],
    [basket.hiburan, 1],
    [basket.transportasi, 1],
  ]
  expect(splitsOf(await payBack(thirds, '1'))).toEqual([
    [basket.makanan, '0.33'],
    [basket.hiburan, '0.34'],
    [basket.transportasi, '0.33'],
  ])
})

test('a cent goes to one category, and is not split', async () => {
  const refund = await payBack(
    [
      [basket.makanan, 1],
      [basket.hiburan, 99],
    ],
    '0.01',
  )
  expect([refund.splits, refund.category_id]).toEqual([undefined, basket.hiburan])
})
