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
