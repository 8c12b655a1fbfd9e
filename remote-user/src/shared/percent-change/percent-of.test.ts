import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { percentOf } from './percent-of'

test('a share is in whole percent, and may be more than the whole', () => {
  expect(percentOf('35000.00', '100000.00')).toBe(35)
  expect(percentOf('2.00', '3.00')).toBe(67)
  expect(percentOf('3.00', '2.00')).toBe(150)
  expect(percentOf('0.00', '2.00')).toBe(0)
})

test('of nothing there is no share', () => {
  expect(percentOf('2.00', '0.00')).toBeUndefined()
})

test('a part and the rest make a whole, give or take the rounding', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 30n })
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const whole = `${a + b}.00`
      expect([100, 101]).toContain(percentOf(`${a}.00`, whole)! + percentOf(`${b}.00`, whole)!)
    }),
    rounds(),
  )
})
