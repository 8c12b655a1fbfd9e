import { centsOf, decimalOf } from '@pundi/contract'
import { divideIncome } from './divide-income'

test('the parts of an income add up to it, however many categories there are', () => {
  for (const count of [0, 1, 5, 6, 7, 40]) {
    const { parts, isMore } = divide([...Array(count).keys()].map(place => `${100 - place}.01`))
    expect(isMore).toBe(false)
    expect(parts.length).toBeLessThanOrEqual(7)
    expect(sumOf(parts)).toBe('10000.00')
  }
})

test('what came back lowers the rest; where more was spent than came in, nothing was kept', () => {
  expect(divide(['700.00', '300.00', '-200.00']).parts).toMatchObject([
    { kind: 'category', amount: '700.00' },
    { kind: 'category', amount: '300.00' },
    { kind: 'saved', amount: '9200.00' },
  ])
  const { parts, isMore } = divide(['9000.00', '1000.01'])
  expect(isMore).toBe(true)
  expect(parts.map(({ kind }) => kind)).toEqual(['category', 'category'])
})

function divide(totals: string[]) {
  const categories = totals.map((total, place) => ({
    ...{ category_id: place, name: `Category ${place}`, type: 'expense' as const, total },
    ...{ count: 1, against: null },
  }))
  const spent = totals.reduce((sum, total) => sum + centsOf(total), 0n)
  const net = decimalOf(centsOf('10000.00') - spent)
  return divideIncome(categories, {
    income: '10000.00',
    expense: decimalOf(spent),
    net,
    count: totals.length,
  })
}

const sumOf = (parts: { amount: string }[]) =>
  decimalOf(parts.reduce((sum, { amount }) => sum + centsOf(amount), 0n))
