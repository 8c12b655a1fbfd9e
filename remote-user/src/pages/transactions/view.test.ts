import { transactionOf } from '../../testing/answers'
import { matchesFilter } from './view'

const lunch = transactionOf({ type: 'expense', category: { id: 2, name: 'Makanan' }, tags: ['Kantor'] })
const paid = { ...lunch, wallet_id: 3 }

test.each([
  {},
  { type: 'expense', category: 'Makanan', category_id: '2' },
  { from: '2026-11-07', to: '2026-11-07' },
  { tag: 'kantor', wallet_id: 'none' },
])('an expense on Makanan is kept by %j', filter => {
  expect(matchesFilter(lunch, filter)).toBe(true)
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
])('it is not kept by %j, or the server alone can tell', filter => {
  expect(matchesFilter(lunch, filter)).toBe(false)
})

test('what was paid from a wallet is kept by that wallet', () => {
  expect(matchesFilter(paid, { wallet_id: '3' })).toBe(true)
  expect(matchesFilter(paid, { wallet_id: 'none' })).toBe(false)
})
