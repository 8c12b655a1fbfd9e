import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { centsOf, decimalOf } from './cents'

test('every amount is the same after the way to cents and back', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), cents => {
      expect(centsOf(decimalOf(cents))).toBe(cents)
    }),
    rounds(1000, 1000),
  )
})

test.each([
  ['5', 500n, '5.00'],
  ['0.5', 50n, '0.50'],
  ['-0.05', -5n, '-0.05'],
  ['1250.5', 125050n, '1250.50'],
  ['-1250.5', -125050n, '-1250.50'],
  ['0', 0n, '0.00'],
])('%s is %s cents and written %s', (amount, cents, written) => {
  expect(centsOf(amount)).toBe(cents)
  expect(decimalOf(cents)).toBe(written)
})
