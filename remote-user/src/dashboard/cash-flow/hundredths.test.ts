import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { decimalOf, hundredthsOf } from './hundredths'

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
