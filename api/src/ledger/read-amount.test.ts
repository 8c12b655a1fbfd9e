import { readAmount } from './read-search'

test.each([
  ['56000', '56000.0'],
  ['56.000', '56000.0'],
  ['56,000', '56000.0'],
  ['Rp 56.000,50', '56000.50'],
  ['rp.1.250.000', '1250000.0'],
  ['IDR 1,250,000.5', '1250000.5'],
  [' 25,5 ', '25.5'],
  ['0.50', '0.50'],
  ['56rb', '56000.0'],
  ['Rp 2,5 jt', '2500000.0'],
  ['12.5K', '12500.0'],
  ['0,75 juta', '750000.0'],
  ['999999jt', '999999000000.0'],
  ['999999999999.99', '999999999999.99'],
])('a search for "%s" means the amount %s', (search, amount) => {
  expect(readAmount(search)).toBe(amount)
})

test.each([
  '',
  'Rp',
  'kopi 25000',
  '25000 kopi',
  '1.25.00',
  '0.500',
  '12.5000',
  '1e5',
  '-5',
  'rb',
  '25rb kopi',
  '1.250rb',
  '2rbu',
  '1000000000000',
])('a search for "%s" means no amount', search => {
  expect(readAmount(search)).toBeUndefined()
})
