import { readAmountRange, readSearch } from './read-search'

const textsOf = (search: string) =>
  readSearch(search).map(({ words }) => words.map(({ text }) => text).join(' '))

test.each([
  ['sewa kos', ['sewa', 'kos']],
  ['  sewa \n kos ', ['sewa', 'kos']],
  ['kopi 2,5 jt', ['kopi', '2,5 jt']],
  ['kopi Rp 56.000 gopay', ['kopi', 'Rp 56.000', 'gopay']],
  ['rp. 2 juta', ['rp. 2 juta']],
  ['5 kopi', ['5', 'kopi']],
  [' ', [' ']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i j']],
])('the search "%s" has the terms %j', (search, terms) => {
  expect(textsOf(search)).toEqual(terms)
})

test('a term of several words also means the amount that they spell together', () => {
  expect(readSearch('kopi 2,5 jt')[1]!.amount).toEqual({ from: '2500000.0', to: '2500000.0' })
})

test.each([
  ['1043', '1043.0', '1043.99'],
  ['1.043', '1043.0', '1043.99'],
  ['1043.5', '1043.5', '1043.5'],
  ['1043,50', '1043.50', '1043.50'],
  ['1043.00', '1043.00', '1043.00'],
  ['25rb', '25000.0', '25000.0'],
])('"%s" means the amounts from %s to %s', (text, from, to) => {
  expect(readAmountRange(text)).toEqual({ from, to })
})
