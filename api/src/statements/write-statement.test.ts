import { newBasket } from '../../testing/basket'
import { newPurse, type Purse } from '../../testing/purse'
import { readCsv } from '../../testing/read-csv'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
  purse = await newPurse(api)
})
afterAll(() => api.close())

test('each table is a file in the reader’s language, in which no name is a formula', async () => {
  const wallet = await purse.wallet('=Tunai()')
  await purse.earn({ amount: '1000.5', wallet_id: wallet, transaction_date: '2026-02-02', tags: ['+Gaji'] })
  await purse.book({ amount: '300', transaction_date: '2026-02-03' })
  await purse.book({ amount: '7', transaction_date: '2026-01-03' })
  const range = 'from=2026-02-01&to=2026-02-08&against_from=2026-01-01&against_to=2026-01-31'
  const read = async (table: string, language = 'en') => {
    const headers = { 'accept-language': language }
    const { text } = await purse.call(
      `GET /api/statements/export?${range}&table=${table}`,
      undefined,
      headers,
    )
    return readCsv(text, language === 'id' ? ';' : ',')
  }
  expect(await read('steps')).toEqual([
    ['From', 'To', 'Income', 'Expense', 'Difference'],
    ['2026-02-01', '2026-02-01', '0.00', '0.00', '0.00'],
    ['2026-02-02', '2026-02-08', '1000.50', '300.00', '700.50'],
  ])
  expect(await read('categories', 'id')).toEqual([
    ['Kategori', 'Jenis', 'Total', 'Dibandingkan dengan'],
    ['Gaji', 'Pemasukan', '1000,50', '0,00'],
    ['Makanan', 'Pengeluaran', '300,00', '7,00'],
  ])
  const walletHeads = ['Income', 'Expense', 'Transfers in', 'Transfers out', 'Change']
  expect(await read('wallets')).toEqual([
    ['Wallet', ...walletHeads, ...walletHeads.map(head => `${head} (Compared with)`)],
    ["'=Tunai()", '1000.50', '0.00', '0.00', '0.00', '1000.50', '0.00', '0.00', '0.00', '0.00', '0.00'],
    ['No wallet', '0.00', '300.00', '0.00', '0.00', '-300.00', '0.00', '7.00', '0.00', '0.00', '-7.00'],
  ])
  expect((await read('tags')).slice(1)).toEqual([
    ["'+Gaji", '1000.50', '0.00', '1000.50', '0.00', '0.00', '0.00'],
  ])
  expect((await read('balance')).slice(0, 3)).toEqual([
    ['Date', 'Balance'],
    ['2026-02-01', '-7.00'],
    ['2026-02-02', '993.50'],
  ])
})

test('each file says beside its expenses what friends owe of them, as the report does', async () => {
  const sharer = await newBasket(api)
  const shares = [{ name: 'Budi', amount: '200' }]
  await sharer.book({ amount: '300', transaction_date: '2026-02-03', shares, tags: ['Bali'] })
  await sharer.book({ amount: '5', transaction_date: '2026-02-03', category_id: sharer.hiburan })
  await sharer.book({ amount: '300', transaction_date: '2026-01-31', shares })
  const read = async (asked: string, table = 'categories') => {
    const headers = { 'accept-language': 'en' }
    const { text } = await sharer.call(
      `GET /api/statements/export?table=${table}&${asked}`,
      undefined,
      headers,
    )
    return readCsv(text, ',')
  }
  const february = 'from=2026-02-01&to=2026-02-28'
  expect(await read(february)).toEqual([
    ['Category', 'Type', 'Total', 'Owed to you'],
    ['Makanan', 'Expense', '300.00', '200.00'],
    ['Hiburan', 'Expense', '5.00', '0.00'],
  ])
  expect((await read(`${february}&against_from=2026-01-01&against_to=2026-01-31`)).slice(0, 2)).toEqual([
    ['Category', 'Type', 'Total', 'Compared with', 'Owed to you'],
    ['Makanan', 'Expense', '300.00', '300.00', '200.00'],
  ])
  expect((await read('from=2026-03-01&to=2026-03-31'))[0]).toEqual(['Category', 'Type', 'Total'])
  expect(await read('from=2026-02-01&to=2026-02-08', 'steps')).toEqual([
    ['From', 'To', 'Income', 'Expense', 'Difference', 'Owed to you'],
    ['2026-02-01', '2026-02-01', '0.00', '0.00', '0.00', '0.00'],
    ['2026-02-02', '2026-02-08', '0.00', '305.00', '-305.00', '200.00'],
  ])
  expect((await read(february, 'tags'))[1]).toEqual(['Bali', '0.00', '300.00', '-300.00', '200.00'])
  await sharer.wallet('Tunai')
  const wallets = await read(february, 'wallets')
  expect([wallets[0]!.at(-1), wallets.at(-1)!.at(-1)]).toEqual(['Owed to you', '200.00'])
})
