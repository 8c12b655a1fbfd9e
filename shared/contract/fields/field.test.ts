import fc from 'fast-check'
import { rounds } from '@pundi/devkit/testing/rounds'
import { amount } from './field'

test('every amount comes through a JSON number exactly, up to 999999999999.99', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 99_999_999_999_999n), cents => {
      const hundredths = Number(cents)
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
      const read = amount.parse(JSON.parse(text))
      const [whole, fraction = ''] = read.split('.')
      expect(`${whole}.${fraction.padEnd(2, '0')}`).toBe(text)
    }),
    rounds(2000),
  )
})

test('a number that is not exact to two decimals is refused, near every border', () => {
  for (const number of [0.1 + 0.2, 0.001, 1e-7, 0.005, 123_456_789.012, 1e12, Infinity, NaN, -0.01])
    expect([number, amount.safeParse(number).success]).toEqual([number, false])
})

test('text stays as it was written', () => {
  for (const text of ['5', '5.0', '5.00', '007', '999999999999.99']) expect(amount.parse(text)).toBe(text)
})
