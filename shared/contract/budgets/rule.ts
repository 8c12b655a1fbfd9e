import * as z from 'zod/mini'
import { id } from '../fields/field'

/** Carried over from the previous period: nothing, a surplus, or both a surplus and a deficit. */
export const carry = z.enum(['none', 'surplus', 'both'], 'Choose one from the list')
export type Carry = z.infer<typeof carry>

/**
 * Sets a category's budget from `from_period` until the next rule. With `is_once` the rule sets one month only, and
 * takes precedence over all others. If the user changes the start of the month, the rules stay as they are.
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

/** If an amount was moved, `other` is the budget of the other category. */
export const budgetState = z.extend(budgetOf, { other: z.optional(budgetOf) })
export type BudgetState = z.infer<typeof budgetState>

export const budgetChange = z.object({
  before: z.nullable(budgetState),
  after: z.nullable(budgetState),
  now: z.optional(z.nullable(budgetState)),
})
export type BudgetChange = z.infer<typeof budgetChange>
