import { expectTotals } from '../../../testing/expect-totals'
import { type Basket, bodyOf, newBasket, splitBody } from '../../../testing/basket'
import { newPurse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'

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

test('parts are answered in their order, exact, with the category of the first', async () => {
  const { makanan, transportasi } = basket
  const booked = await basket.split([
    [transportasi, 20, 'parkir'],
    [makanan, 30],
    [transportasi, 50],
  ])
  expect(booked).toMatchObject({
    ...{ amount: '100.00', category_id: transportasi, category: { id: transportasi, name: 'Transportasi' } },
    splits: [
      { category_id: transportasi, amount: '20.00', note: 'parkir' },
      { category_id: makanan, amount: '30.00', note: '' },
      { category_id: transportasi, amount: '50.00', note: '' },
    ],
  })
  expect(await basket.read(booked.id)).toEqual(booked)
  expect(await basket.one('GET /api/transactions')).toEqual([booked])
  expect((await basket.book({ splits: [] })).json.data).not.toHaveProperty('splits')
})

test('parts that do not add up, only one, or too many, are refused', async () => {
  const { makanan, transportasi } = basket
  const two: [number, number][] = [
    [makanan, 20],
    [transportasi, 30],
  ]
  const refusalOf = async (body: object) => {
    const { status, json } = await basket.call('POST /api/transactions', body)
    return [status, json.errors]
  }
  const sum = 'The parts must add up to the amount'
  expect(await refusalOf(splitBody(two, { amount: '50.01' }))).toEqual([422, { splits: [sum] }])
  expect(await refusalOf(splitBody([[makanan, 20]]))).toEqual([
    422,
    { splits: ['Split the amount into at least two parts'] },
  ])
  const many = Array.from({ length: 51 }, (): [number, number] => [makanan, 1])
  expect(await refusalOf(splitBody(many))).toEqual([422, { splits: ['The maximum is 50'] }])
  expect((await refusalOf(splitBody(many.slice(1))))[0]).toBe(201)
})

test('a category of somebody else, of the other type or that is not there is refused in a part as elsewhere', async () => {
  const other = await newPurse(api)
  const { id } = await basket.split([
    [basket.makanan, 1],
    [basket.hiburan, 2],
  ])
  for (const strange of [other.makanan, basket.gaji, 999_999_999]) {
    const parts: [number, number][] = [
      [basket.makanan, 20],
      [strange, 30],
    ]
    for (const what of ['POST /api/transactions', `PUT /api/transactions/${id}`]) {
      const { status, json } = await basket.call(what, splitBody(parts))
      expect([what, status, json.errors]).toEqual([what, 422, { splits: ['Choose an option from the list'] }])
    }
  }
  expect(
    (
      await other.call(
        `PUT /api/transactions/${id}`,
        splitBody([
          [other.makanan, 1],
          [other.makanan, 2],
        ]),
      )
    ).status,
  ).toBe(404)
})

test('a change that says nothing of parts leaves them, if the amount stays', async () => {
  const { makanan, transportasi } = basket
  const booked = await basket.split(
    [
      [makanan, 20, 'nasi'],
      [transportasi, 30],
    ],
    { tags: ['pasar'] },
  )
  const { json } = await basket.change(booked, { description: 'Pasar pagi' })
  expect(json.data).toMatchObject({ splits: booked.splits, tags: ['pasar'], description: 'Pasar pagi' })
  const other = await basket.change(booked, { amount: '60' })
  expect([other.status, other.json.errors]).toEqual([
    422,
    { amount: ['The parts must add up to the amount'] },
  ])
  expect((await basket.read(booked.id)).splits).toEqual(booked.splits)
})

test('one that names another category has all parts in it, of another type too', async () => {
  const { makanan, transportasi, hiburan, gaji } = basket
  const booked = await basket.split([
    [makanan, 20, 'nasi'],
    [transportasi, 30],
  ])
  const { json } = await basket.change(booked, { category_id: hiburan })
  expect(json.data).toMatchObject({
    ...{ category_id: hiburan, category: { name: 'Hiburan' } },
    splits: [
      { category_id: hiburan, amount: '20.00', note: 'nasi' },
      { category_id: hiburan, amount: '30.00' },
    ],
  })
  const income = await basket.change(booked, { type: 'income', category_id: gaji })
  expect(income.json.data).toMatchObject({
    type: 'income',
    splits: [{ category_id: gaji }, { category_id: gaji }],
  })
})

test('parts are put in, changed, and taken out again', async () => {
  const { makanan, transportasi, hiburan } = basket
  const booked = (await basket.book({ amount: '50' })).json.data
  const put = async (changes: object) => (await basket.change(booked, changes)).json.data
  const parts = (one: number, other: number) =>
    splitBody([
      [one, 20],
      [other, 30],
    ]).splits
  const split = await put({ splits: parts(transportasi, hiburan) })
  expect(split).toMatchObject({
    category_id: transportasi,
    splits: [{ amount: '20.00' }, { amount: '30.00' }],
  })
  const other = await put({ splits: parts(transportasi, makanan) })
  expect(other.version).not.toBe(split.version)
  const whole = await put({ splits: [] })
  expect(whole).toEqual(booked)
})

test('the fee of a transfer stays whole', async () => {
  const fee = { fee: '50', fee_category_id: basket.makanan }
  const { data } = (await basket.addTransfer({ to_wallet_id: await basket.wallet('Bank'), ...fee })).json
  const body = {
    ...bodyOf(await basket.read(data.fee_id!)),
    ...splitBody([
      [basket.makanan, 20],
      [basket.hiburan, 30],
    ]),
  }
  const { status, json } = await basket.call(`PUT /api/transactions/${data.fee_id}`, body)
  expect([status, json.errors]).toEqual([422, { splits: ['You can’t split a transfer fee'] }])
})
