import { type BudgetState, nameKey, type RestoreBody } from '@pundi/contract'
import { areSame } from '../budgets/rules/change-rules'
import { fitsNoCategory } from '../ledger/refuse-record'
import {
  type Home,
  isAlike,
  type Judgement,
  oneByOne,
  showAs,
  stateOf,
  statesOf,
  type Steps,
  stepsOf,
  type Undoable,
  type World,
} from '../ledger/undo/undoable'
import {
  type Hindrance,
  type LoggedState,
  refuse,
  type Removal,
  type Restorable,
} from '../ledger/undo/logged-states'
import { hasMovedOn, planRecordsHome, removalOf } from '../ledger/undo/removals'
import { namesOf } from '../platform/database/compose-statement'
import { isDuplicate } from '../platform/database/database'
import { countRenames } from './write-queries'
import { blank, writtenTypes } from './queries'
import { refuseBeyondBound, removeWithContentIn } from './remove-category'
import { findUndoneRemoval } from '../ledger/undo/removal-queries'
import { bringBackCategory, categoryStates, countTransactions, isUsed } from './restore-queries'

export const undoCategory: Undoable = {
  subject: 'category',
  states: categoryStates,
  fill: async (db, userId, world, entries) => {
    if (!entries.some(({ subject }) => subject === 'category')) return
    for (const { id, count } of await countTransactions(db, userId)) world.counts.set(id, count)
  },
  judge: judgeCategory,
  takeBack: {
    // If an older entry lacks a column, that column counts as unchanged.
    isAsAdded: (present, added) => isAlike(present, { ...present, ...added }, namesOf(writtenTypes)),
    of: 'places',
    isUsed: async (db, userId, added) =>
      isUsed(db, userId, added.after.id, await findUndoneRemoval(db, userId, added)),
    remove: async (client, { userId: id, ...user }, added) => {
      const { moved_to } = (await findUndoneRemoval(client, id, added)) ?? {}
      return (await removeWithContentIn(client, { id, ...user }, added.after.id, moved_to ?? undefined))
        .activity_ids
    },
  },
  planHome: (removal, world, steps) => ({
    ...planRecordsHome(removal, world, steps),
    budgets: planBudgetsHome(removal, world, steps),
  }),
  // In `steps`, the newest removal comes first, because a newer removal must be undone before an
  // older one.
  bringBack: (client, { userId }, steps) => oneByOne(steps, step => bringBackCategory(client, userId, step)),
  finish: (client, userId, steps) =>
    countRenames(
      client,
      userId,
      steps.map(({ wanted }) => wanted.id),
    ),
  refuse: (error, steps) => {
    refuseBeyondBound(error)
    if (isDuplicate(error, 'categories_name')) throw refuse('name')
    if (steps.length > 0 && fitsNoCategory(error)) throw refuse('type')
  },
  foresee: async (_db, _userId, { obstacles, present }) =>
    present === null && obstacles.includes('changed') ? refuse('changed') : undefined,
  show: showAs('category'),
}

function judgeCategory({ before, after }: Restorable, world: World, ways: RestoreBody): Judgement {
  const categories = statesOf(world, 'category')
  const present = categories.get(before.id) ?? null
  const filled = (state: LoggedState) => ({ ...(present ?? blank), ...state })
  const wanted = { ...filled(before), name: ways.name ?? before.name }
  const fields = namesOf(writtenTypes)
  if (isAlike(present, wanted, fields)) return { obstacles: ['same'], wanted, present }
  const isTaken = [...categories.values()].some(state => state.id !== before.id && isNamedAs(state, wanted))
  const hasTransactions = (world.counts.get(before.id) ?? 0) > 0
  const isChanged =
    !ways.overwrite &&
    (hasGoneOn(before.id, world) || (present !== null && !isAlike(present, after && filled(after), fields)))
  const obstacles: Hindrance[] = [
    ...(present !== null && present.type !== wanted.type && hasTransactions ? ['type' as const] : []),
    ...(isTaken ? ['name' as const] : []),
    ...(isChanged ? ['changed' as const] : []),
  ]
  return { obstacles, wanted, present }
}

function hasGoneOn(id: number, world: World): boolean {
  const removal = removalOf(world, 'category', id)
  return removal !== undefined && (!hasBudgetAsLeft(removal, world) || hasMovedOn(world, 'category', id))
}

function hasBudgetAsLeft({ moved_to, moved_budgets }: Removal, world: World): boolean {
  if (!moved_budgets || moved_to === null) return true
  return areSame(stateOf(world, 'budget', moved_to)?.budgets ?? [], moved_budgets.became)
}

const isNamedAs = (one: LoggedState, other: LoggedState) =>
  one.type === other.type && nameKey(one.name) === nameKey(other.name)

/**
 * Plans which budget rules return to a restored category from the category that took them. No rules
 * return if the budget of that other category changed since, because a period would then get more
 * money than before.
 */
function planBudgetsHome(removal: Removal, world: World, steps: Steps): Home['budgets'] {
  const { moved_budgets, moved_to, record_id } = removal
  const give = (id: number, budgets: BudgetState['budgets']) => {
    const name = stateOf(world, 'category', id)?.name ?? ''
    statesOf(world, 'budget').set(id, { created_at: '', id, name, budgets })
  }
  if (!moved_budgets || !hasBudgetAsLeft(removal, world)) {
    give(record_id, [])
    return null
  }
  give(record_id, moved_budgets.gone)
  if (moved_to === null) return { moved: moved_budgets, from: null }
  give(moved_to, moved_budgets.was)
  const newer = stepsOf(steps, 'budget').get(moved_to)
  if (newer?.wanted) newer.wanted = { ...newer.wanted, budgets: moved_budgets.was }
  return { moved: moved_budgets, from: newer ? null : moved_to }
}
