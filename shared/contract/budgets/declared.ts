import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import {
  budgetBody,
  budgetMonthsAnswer,
  budgetsAnswer,
  budgetsBody,
  budgetsQuery,
  moveBudgetBody,
  oneBudget,
  removeBudgetQuery,
} from './shapes'

export const listBudgets = call('GET /budgets', {
  access: 'user',
  summary: 'The user’s budgets in a period, with what is spent and left',
  description:
    'A period is named by its first day; any other day of it means the same one. `meta.outside` has what was spent in the categories without a budget.',
  query: budgetsQuery,
  answer: budgetsAnswer,
})

export const listBudgetMonths = call('GET /budgets/months', {
  access: 'user',
  summary: 'What was set and spent in each expense category, in a period and the eleven before it',
  query: budgetsQuery,
  answer: budgetMonthsAnswer,
})

export const setBudgets = call('PUT /budgets', {
  access: 'user',
  summary: 'Set the budgets of several categories from a period on, all or none',
  body: budgetsBody,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Set budget',
})

export const setBudget = call('PUT /budgets/:category_id', {
  access: 'user',
  summary: 'Set the budget of an expense category, from a period on or for that one alone',
  params: oneBudget,
  body: budgetBody,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Set budget',
})

export const removeBudget = call('DELETE /budgets/:category_id', {
  access: 'user',
  summary: 'End the budget of a category from a period on, or delete it with its history',
  params: oneBudget,
  query: removeBudgetQuery,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Delete budget',
})

export const moveBudget = call('POST /budgets/move', {
  access: 'user',
  summary: 'Move an amount from one category’s budget to another’s, for one period',
  description: 'Not more than what is left of that period, what was carried over included (409).',
  body: moveBudgetBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  answer: changedAnswer,
  activity: 'Move budget',
})
