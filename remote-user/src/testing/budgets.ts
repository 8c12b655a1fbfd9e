import {
  type Budget,
  type BudgetMonths,
  type BudgetsAnswer,
  calls,
  centsOf,
  decimalOf,
} from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export const budgetOf = (changes: Partial<Budget> = {}): Budget => {
  const budget = { ...asOfToday, ...changes }
  const rest = centsOf(budget.left) - centsOf(budget.planned)
  return { ...budget, left_after_planned: decimalOf(rest), ...changes }
}

const asOfToday: Omit<Budget, 'left_after_planned'> = {
  ...{ category_id: 2, name: 'Makanan', icon: null, color: null, is_archived: false },
  ...{ amount: '1000000.00', carried: '0.00', spent: '300000.00', spent_today: '0.00' },
  ...{ planned: '0.00', left: '700000.00', carry: 'none', is_once: false, from_period: '2026-11-01' },
}

export const food = budgetOf({ planned: '100000.00' })
export const fun = budgetOf({
  ...{ category_id: 4, name: 'Hiburan', amount: '200000.00', spent: '250000.00', left: '-50000.00' },
})
export const ways = budgetOf({
  ...{ category_id: 3, name: 'Transportasi', amount: '400000.00', carried: '100000.00' },
  ...{ spent: '410000.00', left: '90000.00', carry: 'surplus' },
})

const outside = { spent: '0.00', spent_today: '0.00', planned: '0.00', category_ids: [] }
const sums = { amount: '0.00', carried: '0.00', spent: '0.00', spent_today: '0.00', planned: '0.00' }

export function budgetsOf(data: Budget[], meta: Partial<BudgetsAnswer['meta']> = {}): BudgetsAnswer {
  const period = { from: '2026-11-01', to: '2026-11-30' }
  const total = data.length
  const given = {
    total,
    next_cursor: null,
    ...sums,
    left: '0.00',
    left_after_planned: '0.00',
    outside,
    period,
    today: '2026-11-24',
  }
  return { data, meta: { ...given, ...meta } }
}

export const answerBudgets = (...given: Parameters<typeof budgetsOf>) =>
  plan(calls.listBudgets, { body: budgetsOf(...given) })

export const monthsOf = (spent: string[], changes: Partial<BudgetMonths> = {}): BudgetMonths => ({
  ...{ category_id: 2, name: 'Makanan', icon: null, color: null, is_archived: false },
  months: spent.map(one => ({ amount: null, spent: one })),
  ...changes,
})

export function answerMonths(data: BudgetMonths[]) {
  const count = data[0]?.months.length ?? 0
  const periods = Array.from({ length: count }, (_, place) => {
    const month = String(12 - count + place).padStart(2, '0')
    return { from: `2026-${month}-01`, to: `2026-${month}-28` }
  })
  plan(calls.listBudgetMonths, { body: { data, meta: { total: data.length, next_cursor: null, periods } } })
}
