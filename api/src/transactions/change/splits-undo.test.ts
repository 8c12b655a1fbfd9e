import { type Basket, newBasket } from '../../../testing/basket'
import { readTotals } from '../../../testing/queries'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let basket: Basket
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  basket = await newBasket(api)
})
afterEach(async () => {
  const { kept, summed } = await readTotals(api, basket.id)
  expect(kept).toEqual(summed)
})
afterAll(() => api.close())

const splitTwo = (changes: object = {}) =>
  basket.split(
    [
      [basket.makanan, 20, 'nasi'],
      [basket.transportasi, 30],
      [basket.hiburan, 5],
    ],
    changes,
  )
const recordsOf = async () => {
  const { transactions, split_parts, categories } = await rowsOf(api, basket.id)
  return { transactions, split_parts, categories }
}

test('an entry says what the parts were, with the names of their categories', async () => {
  const { id } = await splitTwo()
  await basket.call(`DELETE /api/transactions/${id}`)
  const { before } = (await basket.one(`GET /api/activities/${await basket.lastEntry()}`)) as unknown as {
    before: object
  }
  expect(before).toMatchObject({
    name: 'Makanan',
    splits: [
      { name: 'Makanan', amount: '20.00', note: 'nasi' },
      { name: 'Transportasi' },
      { name: 'Hiburan' },
    ],
  })
  expect(before).not.toHaveProperty('category_id')
})

test('each change is undone to the row, whatever came in between', async () => {
  const booked = await splitTwo({ is_refund: true, tags: ['pasar'] })
  const { makanan, hiburan } = basket
  const changes: (() => Promise<{ status: number }>)[] = [
    () => basket.change(booked, { splits: [] }),
    () => basket.change(booked, { category_id: hiburan }),
    () =>
      basket.change(booked, {
        amount: '3',
        splits: [
          { category_id: makanan, amount: '1' },
          { category_id: makanan, amount: '2' },
        ],
      }),
    () => basket.call('POST /api/transactions/move', { ids: [booked.id], category_id: makanan }),
    () => basket.call('POST /api/transactions/remove', { ids: [booked.id] }),
  ]
  const before = await recordsOf()
  for (const change of changes) {
    expect((await change()).status).toBe(200)
    expect(await recordsOf()).not.toEqual(before)
    expect((await basket.undoLast()).status).toBe(200)
    expect(await recordsOf()).toEqual(before)
  }
})

test('moving several puts all parts into the category, and one that is there already is not logged', async () => {
  const booked = await splitTwo()
  const { data: plain } = (await basket.book({})).json
  const move = () =>
    basket.one('POST /api/transactions/move', { ids: [booked.id, plain.id], category_id: basket.makanan })
  expect((await move()).count).toBe(1)
  expect((await basket.read(booked.id)).splits!.map(part => part.category_id)).toEqual(
    Array(3).fill(basket.makanan),
  )
  expect((await move()).count).toBe(0)
})

test('a category with parts is not deleted, moves them with it, and takes them home again, each to its place', async () => {
  const { transportasi, hiburan } = basket
  const booked = await splitTwo()
  await basket.book({ category_id: transportasi })
  const before = await recordsOf()
  const refused = await basket.call(`DELETE /api/categories/${transportasi}`)
  expect([refused.status, refused.json.message]).toEqual([409, expect.stringContaining('2')])
  expect((await basket.call(`DELETE /api/categories/${transportasi}?move_to=${hiburan}`)).status).toBe(200)
  expect((await basket.read(booked.id)).splits!.map(part => part.category_id)).toEqual([
    basket.makanan,
    hiburan,
    hiburan,
  ])
  expect((await basket.undoLast()).status).toBe(200)
  expect(await recordsOf()).toEqual(before)
})

test('the type of a category with parts stays', async () => {
  await splitTwo()
  const body = { name: 'Hiburan', type: 'income' }
  expect((await basket.call(`PUT /api/categories/${basket.hiburan}`, body)).status).toBe(409)
})

test('a part whose category is gone comes back in another one that is chosen, the others as they were', async () => {
  const { makanan, transportasi, hiburan } = basket
  const { id } = await splitTwo()
  await basket.call(`DELETE /api/transactions/${id}`)
  const entry = await basket.lastEntry()
  await basket.call(`DELETE /api/categories/${transportasi}`)
  const refused = await basket.undo(entry)
  expect([refused.status, Object.keys(refused.json.errors)]).toEqual([409, ['category_id']])
  expect((await basket.undo(entry, { category_id: hiburan })).status).toBe(200)
  expect((await basket.read(id)).splits!.map(part => part.category_id)).toEqual([makanan, hiburan, hiburan])
})

test('a category that was renamed meanwhile is no change of the parts', async () => {
  const booked = await splitTwo()
  await basket.change(booked, { description: 'Lain' })
  const entry = await basket.lastEntry()
  await basket.call(`PATCH /api/categories/${basket.transportasi}`, { name: 'Ojek' })
  expect((await basket.undo(entry)).status).toBe(200)
  expect(await basket.read(booked.id)).toEqual(booked)
})
