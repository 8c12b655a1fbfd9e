import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let purse: Purse
let bank: number
let gopay: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank', { kind: 'bank' })
  gopay = await purse.wallet('GoPay, utama', { kind: 'ewallet' })
})
afterAll(() => api.close())

const move = (changes: object = {}) =>
  purse.addTransfer({ from_wallet_id: bank, to_wallet_id: gopay, transfer_date: '2026-02-12', ...changes })

const columns = ['Date', 'Type', 'Category', 'Description', 'Amount', 'Wallet']

test('whoever has wallets finds the wallet of each transaction in the file', async () => {
  await purse.book({ wallet_id: gopay })
  await purse.earn({ transaction_date: '2026-02-01' })
  await move()
  expect(await purse.exported()).toEqual([
    ['Date', 'Type', 'Category', 'Description', 'Amount', 'Wallet'],
    ['2026-02-11', 'Expense', 'Makanan', 'Kopi', '25000.00', 'GoPay, utama'],
    ['2026-02-01', 'Income', 'Gaji', 'Kopi', '25000.00', ''],
  ])
})

test('with transfers each of them is a line with both wallets, in the order of the list', async () => {
  await purse.book({ wallet_id: gopay })
  await move({ transfer_date: '2026-02-12' })
  await move({ from_wallet_id: null, transfer_date: '2026-02-01', amount: '0.5', description: '' })
  const lines = await purse.exported('with=transfers')
  expect(lines).toEqual([
    ['Date', 'Type', 'Category', 'Description', 'Amount', 'Wallet', 'To wallet'],
    ['2026-02-12', 'Transfer', '', 'Isi saldo', '100000.00', 'Bank', 'GoPay, utama'],
    ['2026-02-11', 'Expense', 'Makanan', 'Kopi', '25000.00', 'GoPay, utama', ''],
    ['2026-02-01', 'Transfer', '', '', '0.50', '', 'GoPay, utama'],
  ])
  const [headings, ...rows] = lines
  expect(await purse.exported('with=transfers&sort=date')).toEqual([headings, ...rows.reverse()])
})

test('where a transfer has a fee, the last columns say which record is the fee of which', async () => {
  const paid = (await move({ fee: '6500', fee_category_id: purse.makanan })).json.data
  const free = (await move({ transfer_date: '2026-02-01' })).json.data
  expect(await purse.exported('with=transfers')).toEqual([
    [...columns, 'To wallet', 'Transaction number', 'Fee for transaction'],
    ['2026-02-12', 'Expense', 'Makanan', 'Isi saldo', '6500.00', 'Bank', '', `${paid.fee_id}`, `${paid.id}`],
    ['2026-02-12', 'Transfer', '', 'Isi saldo', '100000.00', 'Bank', 'GoPay, utama', `${paid.id}`, ''],
    ['2026-02-01', 'Transfer', '', 'Isi saldo', '100000.00', 'Bank', 'GoPay, utama', `${free.id}`, ''],
  ])
  expect((await purse.exported())[0]).toEqual(columns)
  expect((await purse.exported('type=transfer'))[0]).toEqual([...columns, 'To wallet'])
  await purse.call(`DELETE /api/transactions/${paid.fee_id}`)
  expect((await purse.exported('with=transfers'))[0]).toEqual([...columns, 'To wallet'])
})

test.each([
  ['id', ['Nomor transaksi', 'Biaya dari transaksi']],
  ['es', ['Número de movimiento', 'Comisión del movimiento']],
])('in %s both are said in the reader’s words', async (language, words) => {
  await move({ fee: '6500', fee_category_id: purse.makanan })
  expect((await purse.exported('with=transfers', language))[0]!.slice(-2)).toEqual(words)
})

test.each([
  ['id', 'Dompet', 'Ke dompet', 'Transfer'],
  ['es', 'Cartera', 'Cartera de destino', 'Transferencia'],
])('in %s it says so in the reader’s words', async (language, wallet, target, type) => {
  await move()
  const [headings, row] = await purse.exported('type=transfer', language)
  expect([headings?.slice(-2), row?.[1]]).toEqual([[wallet, target], type])
})

test('the filter rules transfers too, and those that are planned are said to be', async () => {
  await purse.book({ wallet_id: gopay })
  await move()
  await move({ transfer_date: '2999-01-01' })
  expect((await purse.exported('type=transfer&planned=without')).length).toBe(2)
  expect((await purse.exported('with=transfers&category=Makanan')).map(([, type]) => type)).toEqual([
    'Type',
    'Expense',
  ])
  const [headings, planned] = await purse.exported('with=transfers')
  expect([headings?.at(-1), planned?.at(-1), planned?.[1]]).toEqual(['Status', 'Planned', 'Transfer'])
  expect((await purse.exported()).every(row => row.length === 6)).toBe(true)
  expect((await purse.exported('wallet_id=none&with=transfers')).length).toBe(1)
})

test('many records are all in it, each once', async () => {
  for (let number = 0; number < 12; number += 1) await move({ amount: `${number + 1}` })
  const amounts = (await purse.exported('type=transfer')).slice(1).map(row => row[4])
  expect(new Set(amounts).size).toBe(12)
})
