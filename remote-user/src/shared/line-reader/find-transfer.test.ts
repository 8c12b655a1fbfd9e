import { loadAmountReader } from '@pundi/kit/amount'
import { findTransfer } from './find-transfer'
import type { NamedWallet } from './find-wallet'
import { splitWords } from './split-words'

const wallets: NamedWallet[] = [
  { id: 1, name: 'BCA', kind: 'bank' },
  { id: 2, name: 'GoPay', kind: 'ewallet' },
  { id: 3, name: 'Tabungan Haji', kind: 'savings' },
  { id: 4, name: 'Dompet kulit', kind: 'cash' },
  { id: 5, name: 'Visa', kind: 'card' },
]

let read: (line: string, own?: NamedWallet[]) => string | undefined
beforeAll(async () => {
  const { readAmount } = await loadAmountReader()
  const said = (amount: { decimal: string } | { problem: string }) =>
    'decimal' in amount ? amount.decimal : amount.problem
  read = (line, own = wallets) => {
    const words = splitWords(line)
    const found = findTransfer(words, new Set(), own, readAmount, 'id')
    if (!found) return undefined
    const { from, to, amount, fee, note } = found
    const described = words.filter((_, at) => note.has(at)).map(({ written }) => written)
    const money = [said(amount.amount), ...(fee ? [`fee ${said(fee.amount)}`] : [])]
    return [from?.name ?? '?', to?.name ?? '?', ...money, ...described].join(' ')
  }
})

test.each([
  ['isi gopay 200rb dari bca', 'BCA GoPay 200000'],
  ['isi saldo gopay dari bca 200rb', 'BCA GoPay 200000'],
  ['200rb isi gopay dari bca', 'BCA GoPay 200000'],
  ['isi gopay bca 200rb', 'BCA GoPay 200000'],
  ['isi gopay pakai bca 200rb', 'BCA GoPay 200000'],
  ['isi gopay 200rb', '? GoPay 200000'],
  ['gopay isi 200rb', '? GoPay 200000'],
  ['isi gopay 200rb tunai', 'Dompet kulit GoPay 200000'],
  ['topup gopay 50k bca', 'BCA GoPay 50000'],
  ['transfer 500k bca ke tabungan biaya 6500', 'BCA Tabungan Haji 500000 fee 6500'],
  ['transfer 500k bca ke tabungan haji biaya admin 6.500', 'BCA Tabungan Haji 500000 fee 6500'],
  ['transfer biaya 2.500 bca ke gopay 100rb', 'BCA GoPay 100000 fee 2500'],
  ['transfer biaya 2.500 100rb bca ke gopay', 'BCA GoPay 100000 fee 2500'],
  ['transfer 100rb bca ke gopay biaya', 'BCA GoPay 100000 fee missing'],
  ['transfer bca tabungan haji 500rb', 'BCA Tabungan Haji 500000'],
  ['tf bca ke rekening tabungan 1jt', 'BCA Tabungan Haji 1000000'],
  ['tf ke gopay 100rb', '? GoPay 100000'],
  ['pindahkan 100rb ke gopay dari bca', 'BCA GoPay 100000'],
  ['transfer bca gopay 100rb uang jajan Budi', 'BCA GoPay 100000 uang jajan Budi'],
  ['tarik tunai 300rb', 'BCA Dompet kulit 300000'],
  ['tarik tunai 300rb dari bca', 'BCA Dompet kulit 300000'],
  ['tarik 300rb dari tabungan', 'Tabungan Haji Dompet kulit 300000'],
  ['tarik bca 300rb', 'BCA Dompet kulit 300000'],
  ['setor tunai 1jt ke bca', 'Dompet kulit BCA 1000000'],
  ['setor 1jt ke bca', '? BCA 1000000'],
  ['bayar visa 1jt dari bca', 'BCA Visa 1000000'],
  ['lunasi visa 1jt', '? Visa 1000000'],
  // English
  ['top up gopay 50k from bca', 'BCA GoPay 50000'],
  ['transfer 500 from bca to tabungan haji fee 6.5', 'BCA Tabungan Haji 500 fee 6.5'],
  ['move 100k to my gopay from bca', 'BCA GoPay 100000'],
  ['withdraw 300k', undefined],
  ['withdraw 300k cash', 'BCA Dompet kulit 300000'],
  ['deposit 1000000 cash to bca', 'Dompet kulit BCA 1000000'],
  ['pay visa 250 from bca', 'BCA Visa 250'],
  // Spanish
  ['recargar gopay 50 desde bca', 'BCA GoPay 50'],
  ['transferir 500 de bca a gopay comisión 10', 'BCA GoPay 500 fee 10'],
  ['transferir 500 de bca a mi cuenta tabungan', 'BCA Tabungan Haji 500'],
  ['retirar efectivo 300 de bca', 'BCA Dompet kulit 300'],
  ['pagar visa 250 con bca', 'BCA Visa 250'],
  ['isi gopay', '? GoPay missing'],
  ['isi gopay dari bca', 'BCA GoPay missing'],
  ['isi gopay 200rb 300rb dari bca', 'BCA GoPay two-amounts'],
])('"%s" moves %s', (line, moved) => {
  expect(read(line)).toBe(moved)
})

test.each([
  'kopi 25rb gopay',
  'isi bensin 50rb gopay',
  'isi pulsa 50rb dari gopay',
  'isi 200rb',
  'transfer 200rb',
  'transfer ibu 500rb bca',
  'kirim 500rb ke ibu dari bca',
  'bayar listrik 200rb bca',
  'bayar bca 200rb',
  'bayar makan 100rb visa',
  'makan transfer bca gopay 100rb',
  'transfer bca ke bca 100rb',
  'transfer ke bca ke gopay 100rb',
  'transfer bca gopay tabungan haji 100rb',
  'isi "gopay" 200rb dari "bca"',
])('"%s" moves nothing', line => {
  expect(read(line)).toBeUndefined()
})

test('the beginning of a name is enough where no other wallet begins so', () => {
  const two: NamedWallet[] = [...wallets, { id: 6, name: 'Tabungan Sekolah', kind: 'savings' }]
  expect(read('transfer 500k bca ke tabungan', two)).toBeUndefined()
  expect(read('transfer 500k bca ke tabungan sekolah', two)).toBe('BCA Tabungan Sekolah 500000')
  const funds: NamedWallet[] = [...wallets, { id: 6, name: 'Dana darurat', kind: 'savings' }]
  expect(read('transfer dana 500rb dari bca', funds)).toBe('BCA ? 500000')
})

test('cash is no wallet where there is none for it, or several', () => {
  const cash = { kind: 'cash' as const, id: 8, name: 'Laci' }
  expect(read('tarik tunai 300rb dari bca', wallets.slice(0, 2))).toBe('BCA ? 300000')
  expect(read('tarik tunai 300rb dari bca', [...wallets, cash])).toBe('BCA ? 300000')
  expect(read('tarik tunai 300rb ke laci', [...wallets, cash])).toBe('BCA Laci 300000')
})
