import * as z from 'zod/mini'
import { id } from '../fields/field'

/**
 * What is carried over from the previous period: nothing, a surplus, or both a surplus and a
 * deficit.
 */
export const carry = z.enum(['none', 'surplus', 'both'], 'Choose one from the list')
export type Carry = z.infer<typeof carry>

/**
 * A category's budget from the day `from_period` until the next rule begins. With `is_once`, the
 * rule covers one month only and overrides all other rules. Rules stay unchanged if the user moves
 * the start of their month.
 */
export const budgetRule = z.object({
  from_period: z.string(),
  is_once: z.boolean(),
  /** Null ends the budget. */
  amount: z.nullable(z.string()),
  carry,
})
export type BudgetRule = z.infer<typeof budgetRule>

const budgetOf = z.object({ id, name: z.string(), budgets: z.array(budgetRule) })

/** After a move of money between two budgets, `other` is the second budget. */
export const budgetState = z.extend(budgetOf, { other: z.optional(budgetOf) })
export type BudgetState = z.infer<typeof budgetState>

export const budgetChange = z.object({
  before: z.nullable(budgetState),
  after: z.nullable(budgetState),
  now: z.optional(z.nullable(budgetState)),
})
export type BudgetChange = z.infer<typeof budgetChange>
