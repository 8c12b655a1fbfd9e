import { compareSpending } from './load-spending'

test('categories of either month are compared, the largest of this month first', () => {
  expect(compareSpending([row(1, '100.10'), row(2, '300.00')], [row(1, '40.05'), row(3, '7.00')])).toEqual([
    { name: 'Category 2', now: '300.00', before: '0.00', change: '300.00' },
    { name: 'Category 1', now: '100.10', before: '40.05', change: '60.05' },
    { name: 'Category 3', now: '0.00', before: '7.00', change: '-7.00' },
  ])
})

test('what is smaller than the six largest is added up, to the cent', () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(index, `${900 - index * 100}.01`))
  const compared = compareSpending(rows, [row(8, '0.02')])
  expect(compared).toHaveLength(7)
  expect(compared.at(-1)).toEqual({ name: undefined, now: '600.03', before: '0.02', change: '600.01' })
})

test('one more than six needs no sum of its own', () => {
  const rows = Array.from({ length: 7 }, (_, index) => row(index, '1.00'))
  expect(compareSpending(rows, []).every(({ name }) => name !== undefined)).toBe(true)
})

const row = (category_id: number, total: string) => ({
  category_id,
  name: `Category ${category_id}`,
  type: 'expense' as const,
  total,
  count: 1,
})
