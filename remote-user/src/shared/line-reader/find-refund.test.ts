import { findRefund } from './find-refund'
import { splitWords } from './split-words'

function read(line: string, taken = new Set<number>()) {
  const words = splitWords(line)
  const found = findRefund(words, taken)
  return words
    .filter((_, at) => found.has(at))
    .map(({ written }) => written)
    .join(' ')
}

test.each([
  ['refund 50rb sepatu', 'refund'],
  ['Refund: sepatu 50rb', 'Refund:'],
  ['sepatu refund 50rb', 'refund'],
  ['50rb refund sepatu', 'refund'],
  ['Rp 50.000 refund sepatu', 'refund'],
  ['refund of shoes 50', 'refund of'],
  ['refund dari tokopedia 50rb', 'refund dari'],
  ['refund', 'refund'],
  ['pengembalian sepatu 50rb', 'pengembalian'],
  ['pengembalian dana sepatu 50rb', 'pengembalian dana'],
  ['pengembalian uang untuk tiket 50rb', 'pengembalian uang untuk'],
  ['uang kembali tiket 50rb', 'uang kembali'],
  ['retur baju 50rb', 'retur'],
  ['money back shoes 50', 'money back'],
  ['reembolso de zapatos 50', 'reembolso de'],
  ['zapatos 50 devolución', 'devolución'],
])('"%s" says so by "%s"', (line, written) => {
  expect(read(line)).toBe(written)
})

test.each(['kopi 25rb', 'denda pengembalian buku 5rb', '"refund" 50rb sepatu', 'uang saku 50rb'])(
  '"%s" does not',
  line => {
    expect(read(line)).toBe('')
  },
)

test('words of the day or of a wallet do not stand before it', () => {
  expect(read('kemarin refund sepatu 50rb', new Set([0]))).toBe('refund')
  expect(read('refund dari gopay sepatu', new Set([1, 2]))).toBe('refund')
})
