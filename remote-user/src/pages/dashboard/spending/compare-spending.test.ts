import { compareSpending, takeLargest } from './compare-spending'

test('categories of both times are compared, the largest of now first', () => {
  expect(compareSpending([row(1, '100.10'), row(2, '300.00')], [row(1, '40.05'), row(3, '7.00')])).toEqual([
    { category_id: 2, name: 'Category 2', now: '300.00', before: '0.00' },
    { category_id: 1, name: 'Category 1', now: '100.10', before: '40.05' },
    { category_id: 3, name: 'Category 3', now: '0.00', before: '7.00' },
  ])
})

test('what comes in is no spending', () => {
  expect(compareSpending([{ ...row(1, '100.10'), type: 'income' }])).toEqual([])
})

test('what is smaller than the six largest is added up, to the cent', () => {
  const rows = Array.from({ length: 9 }, (_, index) => row(index, `${900 - index * 100}.01`))
  const { large, small, rest } = takeLargest(compareSpending(rows, [row(8, '0.02')]))
  expect([large.length, small.length]).toEqual([6, 3])
  expect(rest).toEqual({ now: '600.03', before: '0.02' })
})

test('one more than six needs no sum of its own', () => {
  const rows = Array.from({ length: 7 }, (_, index) => row(index, '1.00'))
  expect(takeLargest(compareSpending(rows))).toMatchObject({ large: { length: 7 }, rest: undefined })
})

const row = (category_id: number, total: string) => ({
  category_id,
  name: `Category ${category_id}`,
  type: 'expense' as const,
  total,
  count: 1,
})
