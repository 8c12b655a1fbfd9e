import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { decimalOf, hundredthsOf, shareOf } from './hundredths'

test('hundredths of every size come back as they went in', () => {
  expect(decimalOf(hundredthsOf('1250.5'))).toBe('1250.50')
  expect(decimalOf(-5n)).toBe('-0.05')
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), value => {
      const text = decimalOf(value)
      expect(text.startsWith('-') ? -hundredthsOf(text.slice(1)) : hundredthsOf(text)).toBe(value)
    }),
    rounds(),
  )
})

test('a share is in whole percent', () => {
  expect(shareOf('150000.00', '50000.00')).toBe(75)
  expect(shareOf('1.00', '2.00')).toBe(33)
  expect(shareOf('0.00', '2.00')).toBe(0)
  expect(shareOf('0.00', '0.00')).toBe(0)
})

test('two shares make a whole, give or take the rounding', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n }).map(value => `${value}.50`)
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      expect([100, 101]).toContain(shareOf(a, b) + shareOf(b, a))
    }),
    rounds(),
  )
})
