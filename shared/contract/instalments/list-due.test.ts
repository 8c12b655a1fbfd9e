import { property, assert, integer, record } from 'fast-check'
import { endsInTime, findStanding, firstDueOf, listDue } from './list-due'

const agreed = (changes: object = {}) => ({
  currency: 'IDR' as const,
  amount: '1000000.00',
  count: 3,
  first_due: '2026-01-31',
  ...changes,
})
const cents = (amount: string) => Number(amount.replace('.', ''))

test('a whole amount is divided into whole ones, and the last one takes what is left', () => {
  expect(listDue(agreed()).map(({ amount }) => amount)).toEqual(['333333.00', '333333.00', '333334.00'])
})

test.each([
  ['100.50', ['33.50', '33.50', '33.50']],
  ['100.01', ['33.33', '33.33', '33.35']],
  ['2.00', ['0.66', '0.66', '0.68']],
])('%s is divided to the cent', (amount, each) => {
  expect(listDue(agreed({ amount })).map(due => due.amount)).toEqual(each)
})

test.each([
  ['100.00', ['33.33', '33.33', '33.34']],
  ['2.00', ['0.66', '0.66', '0.68']],
])('%s dollars are divided to the cent', (amount, each) => {
  expect(listDue(agreed({ amount, currency: 'USD' })).map(due => due.amount)).toEqual(each)
})

test('the 31st is the last day of a shorter month, and the 31st again after it', () => {
  expect(listDue(agreed({ count: 4 })).map(({ due_date }) => due_date)).toEqual([
    ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
  ])
})

test.each([
  ['last', ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
  [31, ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
  [30, ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']],
  [null, ['2026-11-30', '2026-12-30', '2027-01-30', '2027-02-28']],
] as const)('a plan of a day %s of the month that begins on 30 November keeps to it', (month_day, days) => {
  const due = listDue(agreed({ count: 4, first_due: '2026-11-30', month_day }))
  expect(due.map(({ due_date }) => due_date)).toEqual(days)
})

test.each([
  ['2026-11-12', 'last', '2026-11-30'],
  ['2026-11-12', 5, '2026-12-05'],
  ['2026-11-12', null, '2026-11-12'],
] as const)('from %s on, the first day %s of the month is %s', (first_due, month_day, day) => {
  expect(firstDueOf({ first_due, month_day })).toBe(day)
})

test('the last day of a month is beyond those that can be written too', () => {
  expect(endsInTime({ first_due: '9999-11-30', month_day: 'last', count: 2 })).toBe(true)
  expect(endsInTime({ first_due: '9999-12-12', month_day: 5, count: 2 })).toBe(false)
})

test('a leap year and the turn of a year are months like others', () => {
  const due = listDue(agreed({ count: 3, first_due: '2027-12-30' })).map(({ due_date }) => due_date)
  expect(due).toEqual(['2027-12-30', '2028-01-30', '2028-02-29'])
})

test.each([
  ['9999-10-31', 3, true],
  ['9999-11-30', 3, false],
  ['9990-01-31', 120, true],
  ['9990-02-01', 120, false],
])('what begins on %s in %i instalments ends in time: %s', (first_due, count, isInTime) => {
  expect(endsInTime({ first_due, count })).toBe(isInTime)
})

test('nothing is paid at first, and the first instalment is next', () => {
  const next = { due_date: '2026-01-31', amount: '333333.00' }
  expect(findStanding(agreed(), '0.00')).toEqual({ owed: '1000000.00', paid_count: 0, next })
})

test('a part of an instalment leaves the rest of it due on its day', () => {
  const next = { due_date: '2026-02-28', amount: '233333.00' }
  expect(findStanding(agreed(), '433333.00')).toEqual({ owed: '566667.00', paid_count: 1, next })
})

test.each(['1000000.00', '1000000.01', '9000000.00'])('nothing is left after %s', paid => {
  expect(findStanding(agreed(), paid)).toEqual({ owed: '0.00', paid_count: 3, next: null })
})

test('whatever was agreed and paid: instalments make the amount, none is nothing, and paid and owed make it too', () => {
  const any = record({
    count: integer({ min: 2, max: 120 }),
    cents: integer({ min: 120, max: 99_999_999_999 }),
    share: integer({ min: 0, max: 100 }),
  })
  assert(
    property(any, ({ count, cents: all, share }) => {
      const plan = agreed({ count, amount: (all / 100).toFixed(2) })
      const due = listDue(plan)
      expect(due.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(all)
      expect(due.every(({ amount }) => cents(amount) > 0)).toBe(true)
      const paid = Math.floor((all * share) / 100)
      const { owed, next, paid_count } = findStanding(plan, (paid / 100).toFixed(2))
      expect(cents(owed) + paid).toBe(all)
      const later = due.slice(paid_count + 1).reduce((sum, { amount }) => sum + cents(amount), 0)
      expect(cents(next?.amount ?? '0.00') + later).toBe(cents(owed))
    }),
  )
})
