import { type Basket, newBasket } from '../../../testing/basket'
import { newAdmin } from '../../../testing/new-admin'
import { readTotals } from '../../../testing/queries'
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
  const { kept, summed } = await readTotals(api, basket.id)
  expect(kept).toEqual(summed)
})
afterAll(() => api.close())

test('each category has its parts in every sum, and the transaction is counted once', async () => {
  const { makanan, transportasi } = basket
  await basket.split([
    [makanan, 20],
    [transportasi, 30],
    [makanan, 5],
  ])
  await basket.book({ amount: '100' })
  const all = { expense: '155.00', total: 2 }
  const inFood = { expense: '125.00', total: 2 }
  for (const also of ['', '&min_amount=1', '&from=2026-02-11', '&from=2026-02-01&to=2026-02-28']) {
    expect([also, await basket.meta(`limit=9${also}`)]).toMatchObject([also, all])
    for (const food of [`category_id=${makanan}`, 'category=Makanan'])
      expect([also, await basket.meta(food + also)]).toMatchObject([also, inFood])
    expect(await basket.meta(`category_id=${transportasi}${also}`)).toMatchObject({
      expense: '30.00',
      total: 1,
    })
    const { json } = await basket.call(`GET /api/transactions/summary?limit=9${also}`)
    expect(json.data).toMatchObject({
      ...{ expense: '155.00', count: 2, by_month: [{ month: '2026-02', expense: '155.00' }] },
      by_category: [
        { category_id: makanan, total: '125.00', count: 2 },
        { category_id: transportasi, total: '30.00', count: 1 },
      ],
    })
  }
  const counts = await basket.call('GET /api/categories')
  expect(counts.json.data.map(({ name, count }) => [name, count])).toEqual([
    ...[
      ['Gaji', 0],
      ['Makanan', 2],
      ['Transportasi', 1],
      ['Hiburan', 0],
    ],
  ])
})

test('a list of a category has those that are split among the others, page by page', async () => {
  const { makanan, transportasi } = basket
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const transaction_date = `2026-02-0${day}`
    if (day % 2) await basket.book({ transaction_date })
    else
      await basket.split(
        [
          [transportasi, 1],
          [makanan, 2],
        ],
        { transaction_date },
      )
  }
  for (const sort of ['date', '-date', 'amount', '-amount']) {
    const days: string[] = []
    let cursor = ''
    do {
      const { json } = await basket.call(
        `GET /api/transactions?category_id=${makanan}&sort=${sort}&limit=2${cursor}`,
      )
      days.push(...json.data.map(row => row.transaction_date))
      cursor = json.meta.next_cursor ? `&cursor=${json.meta.next_cursor}` : ''
    } while (cursor)
    expect([sort, days.length, new Set(days).size]).toEqual([sort, 6, 6])
    if (sort === '-date') expect(days).toEqual([...days].sort().reverse())
  }
})

test('a search finds a part by its note and by the name of its category, and administrators find it too', async () => {
  const booked = await basket.split([
    [basket.makanan, 1, 'Rujak cingur'],
    [basket.hiburan, 2],
  ])
  for (const [search, total] of [
    ['cingur', 1],
    ['hibur', 1],
    ['makanan', 1],
    ['category', 0],
    ['note', 0],
  ] as const)
    expect([search, (await basket.meta(`search=${search}`)).total]).toEqual([search, total])
  const admin = await newAdmin(api)
  const seen = async (query: string) =>
    (await api.call(`GET /api/admin/transactions?${query}`, admin)).json.data
  for (const query of ['search=hiburan', 'search=makanan', `search=${basket.email}`, 'limit=500']) {
    const found = (await seen(query)).filter(({ id }) => id === booked.id)
    expect([query, found]).toMatchObject([query, [{ amount: '3.00', category: { id: basket.makanan } }]])
  }
})
