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

const encode = (search: string) => encodeURIComponent(search)
const idsOf = async (search: string) =>
  (await basket.call(`GET /api/transactions?with=transfers&search=${encode(search)}`)).json.data.map(
    ({ id }) => id,
  )
const totalsOf = async (search: string) => {
  const { json } = await basket.call(`GET /api/transactions/summary?search=${encode(search)}`)
  return [json.data.count, json.data.expense]
}

test('a search finds its words in any order, wherever each of them stands', async () => {
  const { json } = await basket.addWallet({ name: 'GoPay' })
  const rent = await basket.one('POST /api/transactions', {
    ...{ amount: '850000', type: 'expense', category_id: basket.hiburan, description: 'Sewa kamar kos' },
    ...{ transaction_date: '2026-02-11', wallet_id: json.data.id, tags: ['rumah'] },
  })
  for (const search of ['sewa kos', 'kos sewa', 'RUMAH hibur', 'gopay kamar 850rb', 'kos Rp 850.000 gopay'])
    expect([search, await idsOf(search), await totalsOf(search)]).toEqual([
      search,
      [rent.id],
      [1, '850000.00'],
    ])
  for (const search of ['sewa mobil', 'gopay kamar 851rb', 'kos 850.000,50'])
    expect([search, await idsOf(search), await totalsOf(search)]).toEqual([search, [], [0, '0.00']])
})

test('a search finds the amount of a part, and an amount by its digits before the decimals', async () => {
  const body = splitBody([
    [basket.makanan, 10],
    [basket.hiburan, 1020],
  ])
  const [first, second] = body.splits
  const splits = [
    { ...first!, amount: '10.05' },
    { ...second!, amount: '1020.05' },
  ]
  const { id } = await basket.one('POST /api/transactions', { ...body, amount: '1030.10', splits })
  for (const search of ['1020.05', '1.020,05', '1020', '1030', '1030.10', 'belanja 10'])
    expect([search, await idsOf(search)]).toEqual([search, [id]])
  expect([await idsOf('1020.50'), await idsOf('1021')]).toEqual([[], []])
})

test('a search finds a transfer by a word of its description and one of its wallet', async () => {
  const [from, to] = [await basket.addWallet({ name: 'Mandiri' }), await basket.addWallet({ name: 'OVO' })]
  const { json } = await basket.addTransfer({
    ...{ from_wallet_id: from.json.data.id, to_wallet_id: to.json.data.id },
    ...{ description: 'Isi ulang', amount: '100000.50' },
  })
  for (const search of ['ovo ulang', 'isi mandiri 100rb', 'ulang 100000'])
    expect([search, await idsOf(search)]).toEqual([search, search.includes('rb') ? [] : [json.data.id]])
})

test('a long search is one statement, whatever words it has', async () => {
  expect(await idsOf('a '.repeat(100).trim())).toEqual([])
})
