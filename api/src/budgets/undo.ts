import type { BudgetState } from '@pundi/contract'
import type { Entry, LoggedState, Restorable } from '../ledger/undo/logged-states'
import { statesOf, type Undoable } from '../ledger/undo/undoable'
import { areSame } from './rules/change-rules'
import { findRules } from './queries'
import { bringBackBudgets } from './write-queries'

export const undoBudget: Undoable = {
  subject: 'budget',
  fill: async (db, userId, world, entries) => {
    const targets = world.removals.flatMap(({ moved_to, moved_budgets }) =>
      moved_to && moved_budgets ? [moved_to] : [],
    )
    const found = await findRules(db, userId, [...categoriesOf(entries), ...targets])
    for (const state of found) statesOf(world, 'budget').set(state.id, asLogged(state))
  },
  judge: (entry, world, { overwrite = false }) => {
    const { obstacles, present } = judgeBudgets(entry, statesOf(world, 'budget'), overwrite)
    return { obstacles, wanted: entry.before, present }
  },
  split: state => budgetsIn(asBudget(state)).map(asLogged),
  bringBack: (client, { userId }, steps) =>
    bringBackBudgets(
      client,
      userId,
      steps.map(({ seen, wanted }) => ({ seen: seen && asBudget(seen), wanted: asBudget(wanted) })),
    ),
  show: ({ before, after, now }) => ({
    budget: {
      before: before && asBudget(before),
      after: after && asBudget(after),
      ...(now !== undefined && { now: now && asBudget(now) }),
    },
  }),
}

type Judged = { obstacles: ('own category' | 'changed' | 'same')[]; present: LoggedState | null }

/**
 * Finds why budgets cannot be restored to `before`: a category is deleted, the budgets changed
 * after the entry, or they already equal `before`. Also returns the present state of the budgets.
 * An entry that moved an amount between two budgets is undone for both budgets or for neither.
 */
function judgeBudgets(entry: Restorable, now: ReadonlyMap<number, LoggedState>, overwrite: boolean): Judged {
  const [before, after] = [asBudget(entry.before), entry.after && asBudget(entry.after)]
  const isAs = (state: BudgetState | null) =>
    state !== null &&
    budgetsIn(state).every(({ id, budgets }) => areSame(now.get(id)?.budgets ?? [], budgets))
  const [present, other] = budgetsIn(before).map(({ id }) => now.get(id))
  const found = present ? { ...present, ...(other && { other: asBudget(other) }) } : null
  if (!budgetsIn(before).every(({ id }) => now.has(id)))
    return { obstacles: ['own category'], present: found }
  if (isAs(before)) return { obstacles: ['same'], present: found }
  return { obstacles: isAs(after) || overwrite ? [] : ['changed'], present: found }
}

const budgetsIn = ({ other, ...state }: BudgetState): BudgetState[] => [state, ...(other ? [other] : [])]

const asBudget = ({ id, name, budgets = [], other }: LoggedState): BudgetState => ({
  ...{ id, name, budgets },
  ...(other && { other }),
})

const asLogged = (state: BudgetState): LoggedState => ({ created_at: '', ...state })

const categoriesOf = (entries: Entry[]) =>
  entries.flatMap(({ subject, before }) =>
    subject === 'budget' && before ? [before.id, ...(before.other ? [before.other.id] : [])] : [],
  )
