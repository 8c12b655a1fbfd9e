import { type BudgetsAnswer, centsOf, decimalOf } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { sumOwed } from '../shares/queries'
import type { Reader } from './list-budgets'

/** Says of each budget what friends owe of what is spent of it, and of all of them together. */
export async function addOwed(db: Queryable, user: Reader, answer: BudgetsAnswer): Promise<BudgetsAnswer> {
  if (answer.data.length === 0) return answer
  const rows = await sumOwed(db, user, answer.meta.period)
  const owedOf = new Map(rows.map(({ category_id, owed }) => [category_id, owed]))
  const data = answer.data.map(budget => ({ ...budget, owed: owedOf.get(budget.category_id) ?? '0.00' }))
  const owed = decimalOf(data.reduce((sum, budget) => sum + centsOf(budget.owed), 0n))
  return { data, meta: { ...answer.meta, owed } }
}
