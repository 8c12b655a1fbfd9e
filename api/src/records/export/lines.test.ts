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

async function download(query = '', language = 'en') {
  const [headings = [], ...rows] = (await basket.exported(query, language)).map(row => row.slice(2))
  const end = records.includes(headings.at(-1) ?? '') ? -1 : undefined
  return [headings, ...rows].map(row => row.slice(0, end))
}

const records = ['Transaction number', 'Nomor transaksi', 'Número de movimiento']

test('a transaction that is split has a line for each part, with its category, its note and its amount', async () => {
  await basket.book({ amount: '7', transaction_date: '2026-02-12' })
  await basket.split([
    [basket.hiburan, 20, 'tiket, 2'],
    [basket.makanan, 80],
    [basket.hiburan, 5, 'parkir'],
  ])
  expect(await download()).toEqual([
    ['Category', 'Description', 'Amount', 'Note'],
    ['Makanan', 'Kopi', '7.00', ''],
    ['Hiburan', 'Belanja', '20.00', 'tiket, 2'],
    ['Makanan', 'Belanja', '80.00', ''],
    ['Hiburan', 'Belanja', '5.00', 'parkir'],
  ])
})

test('the last column says which lines are one record', async () => {
  const parts: [number, number][] = [
    [basket.hiburan, 20],
    [basket.makanan, 80],
  ]
  const [one, other] = [await basket.split(parts), await basket.split(parts)]
  const whole = (await basket.book({ transaction_date: '2026-01-01' })).json.data
  const last = (await basket.exported()).map(row => row.at(-1))
  expect(last).toEqual(['Transaction number', ...[other, other, one, one, whole].map(({ id }) => String(id))])
})

test('the lines of a category add up to what the list says of it, refunds too', async () => {
  const parts: [number, number][] = [
    [basket.hiburan, 20],
    [basket.makanan, 80],
  ]
  await basket.split(parts)
  await basket.split(parts, { is_refund: true, amount: '100', transaction_date: '2026-02-12' })
  await basket.book({ amount: '7', category_id: basket.makanan, transaction_date: '2026-02-13' })
  await basket.book({ amount: '9', category_id: basket.transportasi })
  for (const query of [
    `category_id=${basket.makanan}`,
    'category=makanan',
    '',
    'category=Hiburan&min_amount=1',
  ]) {
    const sum = (await download(query)).slice(1).reduce((total, [, , amount]) => total + Number(amount), 0)
    expect(await basket.meta(query)).toMatchObject({ expense: sum.toFixed(2) })
  }
  expect((await download(`category_id=${basket.makanan}`)).slice(1)).toEqual([
    ['Makanan', 'Kopi', '7.00', ''],
    ['Makanan', 'Belanja', '-80.00', ''],
    ['Makanan', 'Belanja', '80.00', ''],
  ])
})

test.each([
  ['en', ['Tags', 'Note']],
  ['id', ['Label', 'Keterangan']],
  ['es', ['Etiquetas', 'Nota']],
])('in %s tags and notes have columns, where what is in the file has some', async (language, words) => {
  await basket.split(
    [
      [basket.hiburan, 2],
      [basket.makanan, 8],
    ],
    { tags: ['pasar', 'akhir pekan'], transaction_date: '2026-02-12' },
  )
  await basket.book({})
  const [headings, part, , whole] = await download('', language)
  expect(headings!.slice(3)).toEqual(words)
  expect([part!.slice(3), whole!.slice(3)]).toEqual([
    ['pasar, akhir pekan', ''],
    ['', ''],
  ])
  expect((await download('to=2026-02-11', language))[0]!.length).toBe(3)
  expect((await download('tag=pasar', language)).length).toBe(3)
})

test('no tag is a formula', async () => {
  await basket.book({ tags: ['=1+1'] })
  expect((await download())[1]!.at(-1)).toBe("'=1+1")
})

test('transfers among them have no tags and no notes', async () => {
  const wallet = await basket.wallet('Bank')
  await basket.addTransfer({ from_wallet_id: wallet, to_wallet_id: null })
  await basket.split([
    [basket.hiburan, 2],
    [basket.makanan, 8],
  ])
  const lines = await download('with=transfers')
  expect(lines[0]).toEqual(['Category', 'Description', 'Amount', 'Wallet', 'To wallet', 'Note'])
  expect(lines.slice(1).map(row => row.length)).toEqual([6, 6, 6])
  expect((await download('type=transfer'))[0]!.length).toBe(5)
})
