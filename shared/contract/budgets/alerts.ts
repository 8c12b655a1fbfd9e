import * as z from 'zod/mini'
import { id } from '../fields/field'

/** A budget that passed 80% or 100% for the first time in the current period. */
export const budgetAlert = z.object({
  category_id: id,
  name: z.string(),
  /** The highest threshold passed, in percent: 80 or 100. */
  mark: z.int(),
  available: z.string(),
  spent: z.string(),
  left: z.string(),
  planned: z.string(),
  left_after_planned: z.string(),
})
export type BudgetAlert = z.infer<typeof budgetAlert>

export const budgetAlertsMeta = { meta: z.optional(z.object({ passed: z.array(budgetAlert) })) }
