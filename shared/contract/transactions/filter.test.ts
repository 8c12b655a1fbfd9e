import { exportQuery, summaryQuery, transactionsQuery } from './filter'

test.each([
  ['category_id', '7'],
  ['category_id', '123456789012345'],
  ['type', 'income'],
  ['min_amount', '0'],
  ['min_amount', '150000.5'],
  ['max_amount', '999999999999.99'],
  ['date_range', '1day'],
  ['date_range', '3days'],
  ['date_range', '1week'],
  ['date_range', '1month'],
  ['time_zone', 'Asia/Jakarta'],
  ['from', '2026-11-01'],
  ['planned', 'without'],
  ['planned', 'only'],
  ['search', 'nasi'],
  ['sort', 'date'],
  ['sort', '-date'],
  ['sort', 'amount'],
  ['sort', '-amount'],
])('%s may be %j', (name, value) => {
  expect(transactionsQuery.parse({ [name]: value })).toMatchObject({ [name]: value })
})

const notInList = 'Choose one from the list'
const notABound = 'Use at most 12 digits and 2 decimal places'

test.each([
  ['category_id', 'x7', notInList],
  ['category_id', '7x', notInList],
  ['category_id', '1234567890123456', notInList],
  ['type', 'transfer', 'Choose income or expense'],
  ['min_amount', 'x5', notABound],
  ['min_amount', '5x', notABound],
  ['min_amount', '-5', notABound],
  ['min_amount', '1.234', notABound],
  ['max_amount', '1234567890123', notABound],
  ['date_range', '2days', notInList],
  ['time_zone', 'Asia/Nowhere', notInList],
  ['time_zone', `Asia/${'J'.repeat(60)}`, 'Too long'],
  ['from', '2026-11-31', 'Enter a valid date'],
  ['planned', 'with', notInList],
  ['sort', 'description', notInList],
])('%s may not be %j', (name, value, why) => {
  const { error } = transactionsQuery.safeParse({ [name]: value })
  expect(error!.issues[0]).toMatchObject({ path: [name], message: why })
})

test('a type is meant in any case', () => {
  for (const type of ['Income', 'EXPENSE'])
    expect(transactionsQuery.parse({ type }).type).toBe(type.toLowerCase())
})

test('the newest come first, in a file as in the list', () => {
  expect(transactionsQuery.parse({})).toEqual({ sort: '-date', limit: 50 })
  expect(exportQuery.parse({})).toEqual({ sort: '-date' })
})

test.each([1, 9, 10, 19, 20, 28])('a month may begin on day %i', day => {
  expect(summaryQuery.parse({ month_start: String(day) })).toEqual({ month_start: day })
})

test.each(['0', '29', '-1', '1.5', '01', '100', 'x'])('a month may not begin on day %s', day => {
  const { error } = summaryQuery.safeParse({ month_start: day })
  expect(error!.issues[0]).toMatchObject({ path: ['month_start'], message: notInList })
})

test('what is empty is not compared', () => {
  expect(summaryQuery.parse({ month_start: '', compare_from: '', compare_to: '' })).toEqual({})
})
