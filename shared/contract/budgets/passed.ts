import * as z from 'zod/mini'
import { id } from '../fields/field'

/** A budget of the present period of which a change let so much be spent as never before it. Sums are decimal text. */
export const passedMark = z.object({
  category_id: id,
  name: z.string(),
  /** In percent: the highest mark that the change passed, 80 or 100. */
  mark: z.int(),
  /** All there is to spend: the amount with what was carried over. */
  available: z.string(),
  /** Up to the user's today, less what came back. */
  spent: z.string(),
  /** Below zero where more was spent than there was. */
  left: z.string(),
  /** What is planned in it until the period ends, and what is left after that. */
  planned: z.string(),
  left_after_planned: z.string(),
})
export type PassedMark = z.infer<typeof passedMark>

/** What the answer of a change says of budgets. Absent where it made none pass a mark. */
export const passedMeta = { meta: z.optional(z.object({ passed: z.array(passedMark) })) }
