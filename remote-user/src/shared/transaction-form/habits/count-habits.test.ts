import type { Category, Transaction } from '@pundi/contract'
import { rounds } from '@pundi/devkit/testing/rounds'
import { preferences } from '@pundi/platform/session'
import fc from 'fast-check'
import { transactionOf } from '../../../testing/answers'
import { listUsual, type Occasion, rankCategories } from './count-habits'

const inJakarta = (day: number, hour: number, minute = 0) =>
  new Date(Date.UTC(2026, 10, day, hour - 7, minute))

const now = inJakarta(23, 12, 10)
const noon: Occasion = { now, amount: '' }

const categories: Category[] = [
  { id: 1, name: 'Gaji', type: 'income' },
  { id: 2, name: 'Makanan', type: 'expense' },
  { id: 3, name: 'Transportasi', type: 'expense' },
]

let ids = 0
function booked(
  category_id: number,
  day: number,
  hour: number,
  changes: Partial<Transaction> & { madeOn?: number } = {},
) {
  const { madeOn = day, ...rest } = changes
  return transactionOf({
    id: ++ids,
    category_id,
    transaction_date: `2026-11-${String(day).padStart(2, '0')}`,
    created_at: inJakarta(madeOn, hour).toISOString(),
    ...rest,
  })
}

const namesOf = (past: Transaction[], occasion = noon) =>
  rankCategories(categories, past, occasion).map(({ category }) => category.name)

test('without a past the categories stand as in their list', () => {
  expect(namesOf([])).toEqual(['Gaji', 'Makanan', 'Transportasi'])
})

test('what is booked at this hour comes before what is booked more often at another', () => {
  const rides = [17, 18, 19, 20].map(day => booked(3, day, 8))
  const lunches = [18, 19].map(day => booked(2, day, 12))
  expect(namesOf([...rides, ...lunches])).toEqual(['Makanan', 'Transportasi', 'Gaji'])
  expect(namesOf([...rides, ...lunches], { ...noon, now: inJakarta(23, 7, 30) })[0]).toBe('Transportasi')
})

test('midnight lies between eleven and one', () => {
  const past = [booked(3, 18, 9), booked(3, 19, 9), booked(2, 19, 23)]
  expect(namesOf(past, { ...noon, now: inJakarta(20, 0, 30) })[0]).toBe('Makanan')
})

test('the hour of what was booked on a later day says nothing', () => {
  const late = [18, 19].map(day => booked(3, day, 12, { madeOn: 21 }))
  expect(namesOf([...late, booked(2, 18, 12)])[0]).toBe('Makanan')
})

test('a day of the week is a habit too', () => {
  const past = [booked(3, 17, 8), booked(3, 18, 8), booked(2, 16, 8), booked(2, 9, 8)]
  expect(namesOf(past)[0]).toBe('Makanan')
})

test.each([
  [
    'Pacific/Auckland',
    'half past midnight on Tuesday',
    '2026-11-17',
    '2026-11-16T11:20Z',
    '2026-11-23T11:30Z',
  ],
  [
    'America/Los_Angeles',
    'half past eleven on Monday',
    '2026-11-16',
    '2026-11-17T07:20Z',
    '2026-11-24T07:30Z',
  ],
])('in %s, where the user lives, it is %s, wherever the browser is', (...row) => {
  const [time_zone, , transaction_date, created_at, moment] = row
  preferences.setState({ time_zone })
  const past = [transactionOf({ transaction_date, created_at })]
  expect(listUsual(past, { now: new Date(moment), amount: '' })[0]?.atThisTime).toBe(4)
})

test('an amount that was typed counts before the time', () => {
  const lunches = [17, 18, 19].map(day => booked(2, day, 12, { amount: '25000.00' }))
  const past = [...lunches, booked(1, 1, 9, { amount: '5000000.00' })]
  expect(namesOf(past, { now, amount: '4500000' })[0]).toBe('Gaji')
  expect(namesOf(past, { now, amount: '30000' })[0]).toBe('Makanan')
  expect(namesOf(past, { now, amount: '2' })[0]).toBe('Makanan')
})

test('an entry that is booked again and again has the amount that it most often has, and the newest of several', () => {
  const kopi = (day: number, amount: string, description = 'Kopi susu') =>
    booked(2, day, 12, { amount, description })
  const past = [
    kopi(17, '20000.00'),
    kopi(18, '25000.00', 'kopi  SUSU'),
    kopi(19, '25000.00'),
    kopi(20, '27000.00'),
  ]
  expect(listUsual(past, noon)).toEqual([
    { description: 'Kopi susu', category_id: 2, amount: '25000.00', nearAmount: 0, atThisTime: 12, all: 4 },
  ])
  expect(listUsual([kopi(17, '20000.00'), kopi(18, '27000.00')], noon)[0]?.amount).toBe('27000.00')
})

test('what was booked less often than asked is no habit', () => {
  expect(listUsual([booked(2, 17, 12)], noon, 2)).toEqual([])
})

const past = fc.array(
  fc.record({
    category_id: fc.constantFrom(1, 2, 3),
    day: fc.integer({ min: 1, max: 23 }),
    hour: fc.integer({ min: 0, max: 23 }),
    amount: fc.constantFrom('5000.00', '25000.00', '26000.00', '1000000.00'),
    description: fc.constantFrom('Kopi', 'kopi', 'Parkir', 'Gaji'),
  }),
  { maxLength: 25 },
)
const bookings = past.map(rows =>
  rows.map(({ category_id, day, hour, amount, description }, at) =>
    booked(category_id, day, hour, { id: at + 1, amount, description }),
  ),
)
const occasion = fc.record({
  now: fc.integer({ min: 0, max: 7 * 24 - 1 }).map(hour => inJakarta(23, hour)),
  amount: fc.constantFrom('', '25000', '1000000', '25000.5', 'gratis'),
})

test('the order of the past makes no difference', () => {
  fc.assert(
    fc.property(bookings, occasion, fc.infiniteStream(fc.integer()), (rows, at, keys) => {
      const turned = rows
        .map(row => ({ row, key: keys.next().value }))
        .sort((one, other) => one.key - other.key)
        .map(({ row }) => row)
      expect(rankCategories(categories, turned, at)).toEqual(rankCategories(categories, rows, at))
      expect(listUsual(turned, at)).toEqual(listUsual(rows, at))
    }),
    rounds(500),
  )
})

test('another booking of a category never puts it behind one that it stood before', () => {
  fc.assert(
    fc.property(
      bookings,
      occasion,
      fc.constantFrom(1, 2, 3),
      fc.integer({ min: 0, max: 23 }),
      (rows, at, id, hour) => {
        const place = (list: Transaction[]) =>
          rankCategories(categories, list, at).findIndex(({ category }) => category.id === id)
        const again = booked(id, 23, hour, { amount: '25000.00' })
        expect(place([...rows, again])).toBeLessThanOrEqual(place(rows))
      },
    ),
    rounds(500),
  )
})

test('every booking is counted in exactly one entry', () => {
  fc.assert(
    fc.property(bookings, occasion, (rows, at) => {
      expect(listUsual(rows, at).reduce((sum, { all }) => sum + all, 0)).toBe(rows.length)
      for (const { amount, category_id } of listUsual(rows, at))
        expect(rows).toContainEqual(expect.objectContaining({ amount, category_id }))
    }),
    rounds(500),
  )
})
