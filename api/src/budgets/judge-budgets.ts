import type { BudgetState, RestoreBody } from '@pundi/contract'
import { areSame } from './change-rules'

type Asked = { before: Loose; after: Loose | null; ways: RestoreBody }

type Judged = { obstacles: ('own category' | 'changed' | 'same')[]; present: BudgetState | null }

/**
 * What is in the way of bringing budgets back as they were `before` a change: the category is gone, they were changed
 * since, or they are like this already; and what they are now. An amount that moved between two budgets comes back to
 * both of them or to none.
 */
export function judgeBudgets(asked: Asked, now: ReadonlyMap<number, BudgetState>): Judged {
  const [before, after] = [asBudget(asked.before), asked.after && asBudget(asked.after)]
  const isAs = (state: BudgetState | null) =>
    state !== null &&
    budgetsIn(state).every(({ id, budgets }) => areSame(now.get(id)?.budgets ?? [], budgets))
  const [present = null, other] = budgetsIn(before).map(({ id }) => now.get(id))
  const found = present && { ...present, ...(other && { other }) }
  if (!budgetsIn(before).every(({ id }) => now.has(id)))
    return { obstacles: ['own category'], present: found }
  if (isAs(before)) return { obstacles: ['same'], present: found }
  return { obstacles: isAs(after) || asked.ways.overwrite ? [] : ['changed'], present: found }
}

/** The budgets that a state is about: one, or the two between which an amount moved. */
export const budgetsIn = ({ other, ...state }: BudgetState): BudgetState[] => [
  state,
  ...(other ? [other] : []),
]

/** What an entry of the log keeps of a budget. */
export const asBudget = ({ id, name, budgets = [], other }: Loose): BudgetState => ({
  ...{ id, name, budgets },
  ...(other && { other }),
})

type Loose = Pick<BudgetState, 'id' | 'name' | 'other'> & Partial<Pick<BudgetState, 'budgets'>>
