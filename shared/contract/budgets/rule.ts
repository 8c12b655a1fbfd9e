import * as z from 'zod/mini'
import { id } from '../fields/field'

/** What a period takes over from the one before: nothing, what was left, or also what was spent too much. */
export const carry = z.enum(['none', 'surplus', 'both'], 'Choose one from the list')
export type Carry = z.infer<typeof carry>

/**
 * What was once said about a category's budget. It holds from its day on until the next such rule, or where `is_once`
 * for one month from that day alone, whatever else holds then. Another first day of the month changes no rule.
 */
export const budgetRule = z.object({
  /** The first day of the period for which it was said. */
  from_period: z.string(),
  is_once: z.boolean(),
  /** Null: from here on there is no budget. */
  amount: z.nullable(z.string()),
  carry,
})
export type BudgetRule = z.infer<typeof budgetRule>

const budgetOf = z.object({ id, name: z.string(), budgets: z.array(budgetRule) })

/** A category's budget at a moment; of an amount that moved, also that of the `other` category. */
export const budgetState = z.extend(budgetOf, { other: z.optional(budgetOf) })
export type BudgetState = z.infer<typeof budgetState>

/** What an entry did to a budget. */
export const budgetChange = z.object({
  before: z.nullable(budgetState),
  after: z.nullable(budgetState),
  /** As it is now; null where its category is gone. */
  now: z.optional(z.nullable(budgetState)),
})
export type BudgetChange = z.infer<typeof budgetChange>
