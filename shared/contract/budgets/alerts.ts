import * as z from 'zod/mini'
import { id } from '../fields/field'

/** A budget of the current period that a change pushed past a mark for the first time. */
export const budgetAlert = z.object({
  category_id: id,
  name: z.string(),
  /** Highest mark passed, in percent: 80 or 100. */
  mark: z.int(),
  available: z.string(),
  spent: z.string(),
  left: z.string(),
  planned: z.string(),
  left_after_planned: z.string(),
})
export type BudgetAlert = z.infer<typeof budgetAlert>

export const budgetAlertsMeta = { meta: z.optional(z.object({ passed: z.array(budgetAlert) })) }
