import { formatPercent } from './format-percent'

test.each([
  ['50.00', '200.00', '25%'],
  ['0.01', '999999999999.99', '0%'],
  ['-0.01', '999999999999.99', undefined],
  ['-50000.00', '2310000.00', undefined],
  ['1000.00', '100.00', '1.000%'],
  ['1010.00', '100.00', undefined],
  ['1.00', '0.00', undefined],
  ['1.00', '-5.00', undefined],
])('of %s, a part of %s, people read %s', (part, whole, share) => {
  expect(formatPercent(part, whole)).toBe(share)
})
