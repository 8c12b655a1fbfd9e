import { transactionOf } from '../../testing/answers'
import { fitsFilter } from './fits-filter'

const lunch = transactionOf({ type: 'expense', category: { id: 2, name: 'Makanan' } })

test.each([
  {},
  { type: 'expense', category: 'Makanan', category_id: '2' },
  { from: '2026-11-07', to: '2026-11-07' },
])('an expense on Makanan fits %j', filter => {
  expect(fitsFilter(lunch, filter)).toBe(true)
})

test.each([
  { type: 'income' },
  { category: 'Hiburan' },
  { category_id: '3' },
  { search: 'Nasi' },
  { from: '2026-11-08' },
  { to: '2026-11-06' },
])('it does not fit %j, or the server alone can tell', filter => {
  expect(fitsFilter(lunch, filter)).toBe(false)
})
