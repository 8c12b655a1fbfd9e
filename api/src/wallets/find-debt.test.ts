import { type StoredWallet, withDebt } from './find-debt'

const wallet: StoredWallet = {
  ...{ id: 1, name: 'Kartu', kind: 'card', opening_balance: '0.00', opening_date: '2026-01-10' },
  ...{ is_closed: false, balance: '-250000.50', count: 3, last_date: '2026-02-01' },
  ...{ created_at: '2026-01-10T00:00:00.000Z', version: '0', due_day: 31, instalments: null },
}
const debtOf = (changes: Partial<StoredWallet>, today = '2026-02-11') => {
  const { owed, next_due, months_left } = withDebt({ ...wallet, ...changes }, today)
  return [owed, next_due, months_left]
}

test('what a card or a loan lacks is owed, and nothing of any other wallet is', () => {
  expect(debtOf({})[0]).toBe('250000.50')
  expect(debtOf({ kind: 'loan', balance: '-0.01' })[0]).toBe('0.01')
  expect(debtOf({ balance: '10.00' })).toEqual(['0.00', null, null])
  expect(debtOf({ kind: 'cash', balance: '-10.00' })).toEqual([null, null, null])
})

test.each([
  ['2026-02-11', '2026-02-28'],
  ['2026-02-28', '2026-02-28'],
  ['2026-03-01', '2026-03-31'],
  ['2026-04-30', '2026-04-30'],
  ['2028-02-01', '2028-02-29'],
  ['2026-12-31', '2026-12-31'],
])(
  'the 31st is due on the last day of a shorter month, and on the 31st again after it: on %s it is %s',
  (today, due) => {
    expect(debtOf({}, today)[1]).toBe(due)
  },
)

test('after the due day of December the next one is in January', () => {
  expect(debtOf({ due_day: 5 }, '2026-12-06')[1]).toBe('2027-01-05')
})

test.each([
  ['2026-01-10', 12],
  ['2026-01-15', 12],
  ['2026-01-16', 11],
  ['2026-12-15', 1],
  ['2026-12-16', 0],
  ['2027-06-01', 0],
])(
  'of twelve instalments from the first due day after the opening, on %s there are %i left',
  (today, left) => {
    expect(debtOf({ kind: 'loan', due_day: 15, instalments: 12 }, today)[2]).toBe(left)
  },
)

test('a loan that was opened on its due day is first due a month later', () => {
  expect(debtOf({ due_day: 10, instalments: 3 }, '2026-01-10')).toEqual(['250000.50', '2026-02-10', 3])
  expect(debtOf({ due_day: 10, instalments: 3 }, '2026-02-10')[2]).toBe(3)
  expect(debtOf({ due_day: 10, instalments: 3 }, '2026-04-11')[2]).toBe(0)
})

test('instalments without a due day are due on the day of the opening', () => {
  expect(debtOf({ due_day: null, instalments: 6 }, '2026-02-11')).toEqual(['250000.50', '2026-03-10', 5])
})

test('where nothing is owed any more, no instalment is left', () => {
  expect(debtOf({ balance: '0.00', instalments: 6 })).toEqual(['0.00', null, 0])
})
