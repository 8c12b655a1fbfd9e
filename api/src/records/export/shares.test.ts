import { type Basket, newBasket } from '../../../testing/basket'
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

const download = async (query = '', language = 'en') =>
  (await basket.exported(query, language)).map(row => row.slice(2))
const budi = (amount: string, changes: object = {}) => ({ name: 'Budi', amount, ...changes })
const settle = (changes: object = {}) =>
  basket.call('POST /api/shares/settlement', { name: 'Budi', transaction_date: '2026-02-20', ...changes })

test('a file says who owes what of each transaction, one’s own debt below zero, and what pays it back', async () => {
  await basket.book({ amount: '300', shares: [budi('100'), { name: 'Ani', amount: '50.5' }] })
  await settle({ amount: '40' })
  await basket.book({ amount: '70', shares: [{ name: 'Citra', amount: '70', owed_by: 'me' }] })
  await settle({ name: 'Citra', amount: '30' })
  const columns = ['Category', 'Description', 'Amount', 'Split with friends', 'Settled with']
  expect(await download()).toEqual([
    columns,
    ['Makanan', 'Kopi', '-40.00', '', 'Budi'],
    ['Makanan', 'Kopi', '70.00', 'Citra: -70.00', ''],
    ['Makanan', 'Kopi', '300.00', 'Budi: 100.00; Ani: 50.50', ''],
  ])
  expect((await download('with=transfers'))[1]).toEqual(['', 'Kopi', '30.00', '', 'Citra'])
  expect(await download('type=transfer')).toEqual([columns, ['', 'Kopi', '30.00', '', 'Citra']])
})

test.each([
  ['en', ['Split with friends', 'Settled with'], 'Budi: 100.00'],
  ['id', ['Patungan dengan teman', 'Dilunasi dengan'], 'Budi: 100,00'],
  ['es', ['Dividido con amigos', 'Saldado con'], 'Budi: 100.00'],
])('in %s both columns stand last, in words and numbers of the reader', async (language, words, cell) => {
  await basket.book({ amount: '300', shares: [budi('100')], tags: ['pasar'] })
  await basket.book({ transaction_date: '2999-01-01' })
  const [headings, , row] = await download('', language)
  expect(headings!.slice(-2)).toEqual(words)
  expect(row!.slice(-2)).toEqual([cell, ''])
})

test('of a transaction that is split its first line alone has the shares', async () => {
  const parts: [number, number][] = [
    [basket.hiburan, 20],
    [basket.makanan, 80],
  ]
  await basket.split(parts, { shares: [budi('60')] })
  expect((await download()).slice(1).map(row => row.at(-3))).toEqual(['Budi: 60.00', ''])
  expect((await download(`category_id=${basket.makanan}`)).slice(1).map(row => row.at(-3))).toEqual([
    'Budi: 60.00',
  ])
})

test('who shares nothing has a file as before, and no friend is a formula', async () => {
  await basket.book({ amount: '300', shares: [{ name: '=1+1', amount: '1' }] })
  expect((await download())[1]!.at(-2)).toBe("'=1+1: 1.00")
  await basket.book({ transaction_date: '2026-03-01' })
  expect((await download('from=2026-03-01'))[0]).toEqual(['Category', 'Description', 'Amount'])
})
