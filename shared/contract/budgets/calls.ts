import type { CallOf } from '../call'
import type * as declared from './declared'

export const listBudgets: CallOf<typeof declared.listBudgets> = { name: 'GET /budgets' }
export const listBudgetMonths: CallOf<typeof declared.listBudgetMonths> = { name: 'GET /budgets/months' }
export const setBudgets: CallOf<typeof declared.setBudgets> = { name: 'PUT /budgets' }
export const setBudget: CallOf<typeof declared.setBudget> = { name: 'PUT /budgets/:category_id' }
export const removeBudget: CallOf<typeof declared.removeBudget> = { name: 'DELETE /budgets/:category_id' }
export const moveBudget: CallOf<typeof declared.moveBudget> = { name: 'POST /budgets/move' }
