import { transactionOf } from '../../testing/answers'
import { fitsFilter } from './fits-filter'

const lunch = transactionOf({ type: 'expense', category: { id: 2, name: 'Makanan' }, tags: ['Kantor'] })
const paid = { ...lunch, wallet_id: 3 }

test.each([
  {},
  { type: 'expense', category: 'Makanan', category_id: '2' },
  { from: '2026-11-07', to: '2026-11-07' },
  { tag: 'kantor', wallet_id: 'none' },
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
  { tag: 'kan' },
  { wallet_id: '3' },
])('it does not fit %j, or the server alone can tell', filter => {
  expect(fitsFilter(lunch, filter)).toBe(false)
})

test('what was paid from a wallet fits that wallet', () => {
  expect(fitsFilter(paid, { wallet_id: '3' })).toBe(true)
  expect(fitsFilter(paid, { wallet_id: 'none' })).toBe(false)
})
