import type { Summary } from '@pundi/contract'
import { type Figures, writeLetter } from './write-letter'

test('a period with fewer than five bookings has no letter', () => {
  expect(writeLetter(figures({}, { count: 4 }))).toEqual([])
  expect(writeLetter(figures({}, { count: 5 }))).not.toEqual([])
})

test('the first sentence says what came in, what went out and what was kept, also where more went out', () => {
  const more = { income: '10.00', expense: '15.50', balance: '-5.50' }
  expect(writeLetter(figures({}, more))[0]).toEqual({
    ...{ kind: 'kept', income: '10.00', expense: '15.50', kept: '-5.50' },
  })
})

test('the second names the category that grew most over its average of the three periods before', () => {
  const sums = { by_category: [spent(1, 'Makanan', '500.00'), spent(2, 'Hiburan', '90.00')] }
  const before = { by_category: [spent(1, 'Makanan', '1440.00'), spent(2, 'Hiburan', '100.00')] }
  // Makanan rose by 20 from an average of 480; Hiburan rose by about 57 from an average of 33.
  expect(writeLetter(figures({ before: { ...lived(3), ...before } }, sums))[1]).toEqual({
    ...{ kind: 'grew', category_id: 2, name: 'Hiburan', amount: '90.00', average: '33.33' },
  })
})

test('each sentence about expenses says what friends owe of them', () => {
  const by_category = [{ ...spent(1, 'Makanan', '500.00'), owed: '20.00' }]
  const before = { ...lived(3), by_category: [spent(1, 'Makanan', '300.00')] }
  const [kept, grew] = writeLetter(figures({ before }, { by_category, owed: '30.00' }))
  expect([kept, grew]).toMatchObject([
    { kind: 'kept', owed: '30.00' },
    { kind: 'grew', owed: '20.00' },
  ])
  expect(writeLetter(figures({}, { by_category }))[1]).toMatchObject({ kind: 'largest', owed: '20.00' })
  expect(writeLetter(figures()).some(sentence => 'owed' in sentence)).toBe(false)
})

test.each([
  ['one of the three periods had no expense', lived(2), '100.00'],
  ['none grew', lived(3), '3000.00'],
  ['the one that grew is new', lived(3), '0.00'],
])('where %s, it names the largest one', (_, months, before) => {
  const by_category = [spent(1, 'Makanan', '500.00'), spent(2, 'Hiburan', '250.00')]
  const earlier = Number(before) > 0 ? [spent(1, 'Makanan', before)] : []
  expect(writeLetter(figures({ before: { ...months, by_category: earlier } }, { by_category }))[1]).toEqual({
    ...{ kind: 'largest', category_id: 1, name: 'Makanan', amount: '500.00', share: 67 },
  })
})

test('a category that got more back than it took is no expense', () => {
  const by_category = [spent(1, 'Makanan', '-20.00'), spent(2, 'Hiburan', '5.00')]
  expect(writeLetter(figures({}, { by_category }))[1]).toMatchObject({ name: 'Hiburan', share: 100 })
})

test('the third says what was put aside for goals, if it was anything', () => {
  expect(writeLetter(figures({ put_aside: '25.00' }))[2]).toEqual({ kind: 'aside', amount: '25.00' })
  expect(writeLetter(figures({ put_aside: '-25.00' }))[2]).toMatchObject({ kind: 'calm' })
})

test('else it counts the days that had no more than the mean, those without an expense among them', () => {
  const sums = { expense: '300.00' }
  const days = ['10.00', '10.01', '279.99']
  expect(writeLetter(figures({ days }, sums))[2]).toEqual({ kind: 'calm', days: 28, of: 30, mean: '10.00' })
})

test('who spent nothing reads what came in alone', () => {
  const sums = { expense: '0.00', by_category: [] }
  expect(writeLetter(figures({ days: [] }, sums)).map(({ kind }) => kind)).toEqual(['kept'])
})

const spent = (category_id: number, name: string, total: string): Summary['by_category'][number] => ({
  ...{ category_id, name, type: 'expense', total, count: 1 },
})

function lived(months: number): Pick<Summary, 'by_month'> {
  const expense = (month: number) => (month < months ? '500.00' : '0.00')
  return {
    by_month: [0, 1, 2].map(month => ({
      month: `2026-0${month + 6}`,
      income: '1.00',
      expense: expense(month),
    })),
  }
}

function figures(changes: Partial<Figures> = {}, sums: Partial<Figures['sums']> = {}): Figures {
  return {
    period: { from: '2026-09-01', to: '2026-09-30' },
    sums: {
      ...{ income: '1000.00', expense: '750.00', balance: '250.00', count: 9 },
      by_category: [spent(1, 'Makanan', '500.00')],
      ...sums,
    },
    before: { ...lived(0), by_category: [] },
    ...{ days: ['750.00'], put_aside: '0.00' },
    ...changes,
  }
}
