import { today } from '@pundi/kit/format'
import { transactionOf } from '../../testing/answers'
import { fitsFilter } from './fits-filter'

const daysAgo = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() - days)
  return today(day)
}

const lunch = transactionOf({
  amount: '50000',
  type: 'expense',
  category_id: 2,
  category: { id: 2, name: 'Makanan' },
  description: 'Nasi goreng',
  transaction_date: daysAgo(2),
})

test.each([
  {},
  { type: 'expense', category: 'Makanan', category_id: '2' },
  { min_amount: '50000', max_amount: '50000.00' },
  { search: 'GORENG' },
  { from: daysAgo(2), to: daysAgo(2) },
  { date_range: '3days' },
  { date_range: '1week' },
  { date_range: '1month' },
])('a booking of the day before yesterday fits %j', filter => {
  expect(fitsFilter(lunch, filter)).toBe(true)
})

test.each([
  { type: 'income' },
  { category: 'Hiburan' },
  { category_id: '3' },
  { min_amount: '50000.01' },
  { max_amount: '49999' },
  { search: 'sate' },
  { from: daysAgo(1) },
  { to: daysAgo(3) },
  { date_range: '1day' },
])('it does not fit %j', filter => {
  expect(fitsFilter(lunch, filter)).toBe(false)
})

test('a range of days ends today', () => {
  expect(fitsFilter({ ...lunch, transaction_date: today() }, { date_range: '1day' })).toBe(true)
  expect(fitsFilter({ ...lunch, transaction_date: daysAgo(-1) }, { date_range: '1month' })).toBe(false)
})
