import { type Basket, newBasket, splitBody } from '../../../testing/basket'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let basket: Basket
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  basket = await newBasket(api)
})
afterAll(() => api.close())

const parts = () =>
  splitBody([
    [basket.makanan, 20],
    [basket.hiburan, 30],
  ])

const refusal = (field: string) => ({
  status: 422,
  json: { errors: { [field]: ['Choose an option from the list'] } },
})

test.each([['absent', {}] as const, ['null', { category_id: null }] as const])(
  'a split transaction whose own category is %s has that of its first part',
  async (_, category) => {
    const { category_id: _named, ...body } = parts()
    const { id, category_id } = await basket.one('POST /api/transactions', { ...body, ...category })
    expect(category_id).toBe(basket.makanan)
    const { splits, ...rest } = body
    const change = { ...rest, ...category, description: 'Pasar' }
    for (const sent of [change, { ...change, splits: [splits[1]!, splits[0]!] }]) {
      const { status, json } = await basket.call(`PUT /api/transactions/${id}`, sent)
      expect([status, json.data.description, json.data.category_id]).toEqual([
        200,
        'Pasar',
        'splits' in sent ? basket.hiburan : basket.makanan,
      ])
    }
  },
)

test('a transaction that is not split names its category', async () => {
  const { category_id: _, splits: _parts, ...body } = parts()
  for (const sent of [body, { ...body, category_id: null }, { ...body, splits: [] }])
    expect(await basket.call('POST /api/transactions', sent)).toMatchObject(refusal('category_id'))
  const { json } = await basket.book({})
  for (const sent of [body, { ...body, splits: [] }])
    expect(await basket.call(`PUT /api/transactions/${json.data.id}`, sent)).toMatchObject(
      refusal('category_id'),
    )
})

test('a recurring transaction that is split names no category of its own, and one that is not names it', async () => {
  const { category_id: _, transaction_date: _day, ...template } = parts()
  const schedule = {
    unit: 'month',
    every: 1,
    anchor_date: '2999-01-01',
    weekend: 'keep',
    is_automatic: false,
  }
  const added = await basket.call('POST /api/schedules', { ...schedule, template })
  expect(added).toMatchObject({ status: 201, json: { data: { template: { category_id: basket.makanan } } } })
  const { splits: _parts, ...whole } = template
  expect(await basket.call('POST /api/schedules', { ...schedule, template: whole })).toMatchObject(
    refusal('template.category_id'),
  )
})
