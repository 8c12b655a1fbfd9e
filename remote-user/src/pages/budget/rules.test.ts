import { measureBudget } from './list/measure-budget'
import { proposeAmount } from './forms/propose-amount'
import { readSeveral } from './read-several'
import { budgetOf } from '../../testing/budgets'

const monthsOf = (...spent: string[]) => spent.map(one => ({ amount: null, spent: one }))

test.each([
  [['9.00', '100.00', '300.00', '200.00', '7.00'], '200.00'],
  [['100.00', '5000.00', '110.00', '0.00'], '110.00'],
  [['0.00', '0.00', '300.00', '0.00'], undefined],
  [['-5.00', '-5.00', '-5.00', '0.00'], undefined],
])('of what was spent, %j, with the present period last, %s is proposed', (spent, proposed) => {
  expect(proposeAmount(monthsOf(...spent))).toBe(proposed)
})

test('a form of all budgets sends what differs, ends what was emptied, and leaves the rest alone', () => {
  const fields = {
    ...{ from_period: '2026-11-01', was_1: '500.00 none', amount_1: '500', carry_1: 'none' },
    ...{ was_2: '500.00 none', amount_2: '500', carry_2: 'both' },
    ...{ was_3: '500.00 none', amount_3: '', carry_3: 'none' },
    ...{ was_4: '', amount_4: '', carry_4: 'none' },
    ...{ was_5: '', amount_5: '7', carry_5: 'surplus' },
  }
  expect(readSeveral(fields)).toEqual({
    from_period: '2026-11-01',
    budgets: [
      { category_id: 2, amount: '500', carry: 'both' },
      { category_id: 3, amount: null },
      { category_id: 5, amount: '7', carry: 'surplus' },
    ],
  })
})

const november = { from: '2026-11-01', to: '2026-11-30' }

test.each([
  [
    { spent: '799.00', left: '201.00' },
    { state: 'fine', percent: 79, left: '201.00', isOver: false },
  ],
  [
    { spent: '800.00', left: '200.00' },
    { state: 'near', percent: 80 },
  ],
  [
    { spent: '1000.00', left: '0.00' },
    { state: 'near', perDay: undefined },
  ],
  [
    { spent: '1000.01', left: '-0.01' },
    { state: 'over', left: '0.01', isOver: true, spent: 1, planned: 0 },
  ],
  [
    { spent: '500.00', left: '500.00', planned: '600.00' },
    { state: 'short', left: '100.00', isOver: true, planned: 0.5 },
  ],
  [
    { spent: '306.00', left: '694.00', planned: '650.00' },
    { state: 'fine', left: '44.00', isOver: false, perDay: '6.28' },
  ],
  [
    { spent: '-50.00', left: '1050.00' },
    { state: 'fine', spent: 0, perDay: '150.00' },
  ],
  [
    { carried: '-1000.00', spent: '0.00', left: '0.00' },
    { percent: undefined, state: 'fine' },
  ],
])('of a budget of 1,000 with %j a row draws %j', (changes, expected) => {
  const budget = budgetOf({ amount: '1000.00', planned: '0.00', ...changes })
  expect(measureBudget(budget, november, '2026-11-24')).toMatchObject(expected)
})
