import { findWallet } from './find-wallet'
import { splitWords } from './split-words'

const bca = { id: 1, name: 'BCA', kind: 'bank' as const }
const gopay = { id: 2, name: 'GoPay', kind: 'ewallet' as const }
const pocket = { id: 3, name: 'Tabungan Haji', kind: 'savings' as const }
const savings = { id: 4, name: 'Tabungan', kind: 'savings' as const }
const wallets = [bca, gopay, pocket, savings]

function read(line: string) {
  const words = splitWords(line)
  const { taken, wallet, among } = findWallet(words, new Set(), wallets)
  return [
    words
      .filter((_, at) => taken.has(at))
      .map(({ written }) => written)
      .join(' '),
    wallet ?? among,
  ]
}

test.each([
  ['kopi 25rb gopay', 'gopay', gopay],
  ['GOPAY kopi 25rb', 'GOPAY', gopay],
  ['kopi pakai gopay 25rb', 'pakai gopay', gopay],
  ['gaji 5jt ke bca', 'ke bca', bca],
  ['lunch 25k with gopay, yesterday', 'with gopay,', gopay],
  ['almuerzo 25k con GoPay', 'con GoPay', gopay],
  ['zakat 1jt dari tabungan haji', 'dari tabungan haji', pocket],
  ['zakat 1jt tabungan', 'tabungan', savings],
  ['isi bensin 50rb gopay', 'gopay', gopay],
  ['gopay kopi 25rb gopay', 'gopay gopay', gopay],
])('"%s" is paid by "%s"', (line, written, wallet) => {
  expect(read(line)).toEqual([written, wallet])
})

test.each([
  ['kopi 25rb', []],
  ['kopi "gopay" 25rb', []],
  ['kopi gopayan 25rb', []],
  ['parkir di bca 2rb', []],
  ['kopi 25rb bca gopay', [bca, gopay]],
])('"%s" is paid by none', (line, among) => {
  expect(read(line)).toEqual(['', among])
})

test('a place is no wallet, though another one is named', () => {
  expect(read('parkir di bca 2rb pakai gopay')).toEqual(['pakai gopay', gopay])
})
