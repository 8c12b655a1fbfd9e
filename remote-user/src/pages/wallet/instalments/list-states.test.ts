import { listStates, sumLate } from './list-states'

const plan = { amount: '900000.00', count: 3, first_due: '2026-10-31' }
const statesOf = (paid_count: number, next_amount: string | null, today: string) =>
  listStates({ ...plan, paid_count, next_amount }, today).map(({ state, left }) =>
    left ? `${state} ${left}` : state,
  )

test('what is not paid is late from the day after its own, the next one is due, and the others come', () => {
  expect(statesOf(0, '300000.00', '2026-10-31')).toEqual(['due', 'to_come', 'to_come'])
  expect(statesOf(0, '300000.00', '2026-11-01')).toEqual(['late', 'due', 'to_come'])
  expect(statesOf(0, '300000.00', '2026-12-01')).toEqual(['late', 'late', 'due'])
  expect(statesOf(0, '300000.00', '2026-11-30')).toEqual(['late', 'due', 'to_come'])
  expect(statesOf(1, '300000.00', '2026-11-01')).toEqual(['paid', 'due', 'to_come'])
  expect(statesOf(3, null, '2027-01-01')).toEqual(['paid', 'paid', 'paid'])
})

test('of one that was paid in part it says what is left', () => {
  expect(statesOf(1, '100000.00', '2026-11-01')).toEqual(['paid', 'due 100000.00', 'to_come'])
})

test('all that is late adds up, of a part that was paid what is left', () => {
  const lateOf = (next_amount: string, today: string) =>
    sumLate({ ...plan, amount: '1000000.00', paid_count: 1, next_amount }, today)
  expect(lateOf('333333.00', '2026-11-30')).toEqual({ count: 0, amount: '0.00' })
  expect(lateOf('333333.00', '2026-12-01')).toEqual({ count: 1, amount: '333333.00' })
  expect(lateOf('33333.50', '2027-01-01')).toEqual({ count: 2, amount: '366667.50' })
})
