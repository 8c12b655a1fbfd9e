import type { Entry } from './entry'
import { makeEntries } from './columns'
import { sumRows } from './sum-rows'

test('sums are exact beyond what a number of the language holds', () => {
  const most = 99_999_999_999_999
  const entries = Array.from({ length: 1001 }, (_, id): Entry => {
    const day = 20_260_101 + (id % 2) * 100
    return { id, cents: most - id, type: 'income', category_id: 1, day, words: '' }
  })
  const sumOf = (rest: number) =>
    entries.filter(({ id }) => id % 2 === rest).reduce((sum, { cents }) => sum + BigInt(cents), 0n)
  const columns = makeEntries()
  entries.forEach(columns.put)
  expect(sumRows(columns, [...entries.keys()])).toEqual([
    { month: '2026-01', type: 'income', category_id: 1, cents: sumOf(0), count: 501 },
    { month: '2026-02', type: 'income', category_id: 1, cents: sumOf(1), count: 500 },
  ])
})
