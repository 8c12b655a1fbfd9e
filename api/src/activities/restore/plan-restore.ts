import type { BudgetState, RestoreBody } from '@pundi/contract'
import { asBudget, budgetsIn } from '../../budgets/judge-budgets'
import type { BudgetStep } from '../../budgets/restore-queries'
import { refusedField } from '../../http/errors/refusal'
import { refuseCategory } from '../../transactions/change/refuse-category'
import {
  assertRestorable,
  type Entry,
  judgeRestore,
  type Kept,
  type RecordKind,
  type Removal,
  type World,
} from './judge-restore'
import { changeHome, hasBudgetAsLeft, isIn, knownIn, removalOf } from './removals'
import { refuse } from './refuse-restore'
import type { Home, Plan, Step } from './restore-queries'

type Steps = Record<Exclude<RecordKind, 'budget'>, Map<number, Step>>

/** Plans the steps from the newest entry to the oldest. Each is judged on the states that the ones before it leave. */
export function planRestore(entries: Entry[], world: World, ways: RestoreBody): Plan {
  const budgets = new Map<number, BudgetStep>()
  const steps: Steps = {
    ...{ category: new Map(), wallet: new Map(), transfer: new Map(), transaction: new Map() },
    ...{ instalments: new Map(), goal: new Map(), goal_move: new Map(), schedule: new Map() },
  }
  for (const entry of inTurn(entries, world)) {
    assertRestorable(entry)
    const { obstacles, wanted, present } = judgeRestore(entry, world, ways)
    if (ways.category_id !== undefined && obstacles.includes('category')) refuseCategory()
    if (ways.wallet_id !== undefined && obstacles.some(each => each === 'wallet' || each === 'opening'))
      throw refusedField(422, 'wallet_id', 'Choose one from the list')
    const [first, ...others] = obstacles
    if (first) throw refuse(first, others, entry.subject)
    if (entry.subject === 'budget') {
      planBudgets(budgets, asBudget(wanted), world)
      continue
    }
    const { id } = wanted
    const removal = removalOf(world, entry.subject, id)
    note(world, entry.subject, wanted)
    const newer = steps[entry.subject].get(id)
    const seen = newer ? newer.seen : present
    const home = newer?.home ?? (removal && planHome(removal, world, { steps, budgets }))
    steps[entry.subject].set(id, { seen, wanted, home })
  }
  const inOrder = (some: Map<number, Step>) =>
    [...some.values()].sort((one, other) => one.wanted.id - other.wanted.id)
  return {
    // What the newer removals moved comes back first.
    categories: [...steps.category.values()],
    wallets: [...steps.wallet.values()],
    transfers: inOrder(steps.transfer),
    transactions: inOrder(steps.transaction),
    instalments: inOrder(steps.instalments),
    goals: inOrder(steps.goal),
    goal_moves: inOrder(steps.goal_move),
    budgets: [...budgets.values()],
    schedules: inOrder(steps.schedule),
  }
}

/** The newest first. An older entry of one that was removed since has its turn where that removal has. */
function inTurn(entries: Entry[], world: World): Entry[] {
  const turnOf = ({ id, subject, record_id }: Entry) =>
    Math.max(id, removalOf(world, subject, record_id)?.entry_id ?? 0)
  const turns = new Map(entries.map(entry => [entry, turnOf(entry)]))
  return entries.toSorted(
    (one, other) => (turns.get(other) ?? 0) - (turns.get(one) ?? 0) || other.id - one.id,
  )
}

/**
 * What comes back with a category or a wallet. Records that have a newer step come back by it, and are in their old
 * place then; all others are moved.
 */
function planHome(
  removal: Removal,
  world: World,
  { steps, budgets }: { steps: Steps; budgets: Map<number, BudgetStep> },
): Home {
  const { moved, record_id, subject, strays } = removal
  const apart = new Set<number>()
  const known = knownIn(world)
  for (const id of moved)
    for (const { kind, owner, state, put } of known.get(id) ?? []) {
      const step = steps[kind].get(owner)
      if (step) apart.add(id)
      if (!isIn(state, removal)) continue
      put(changeHome(state, removal))
      const wanted = statesOf(world, kind).get(owner)
      if (step && wanted) step.wanted = wanted
    }
  const came = new Set(moved.filter(id => !strays.has(id)))
  for (const other of world.removals)
    if (other.subject === subject && other.moved_to === record_id)
      for (const id of came) if (cameWhole(id, other, removal)) other.strays.delete(id)
  return {
    moved: moved.filter(id => !apart.has(id)),
    moved_parts: removal.moved_parts,
    moved_to: removal.moved_to,
    budgets: subject === 'category' ? planBudgetsHome(removal, world, budgets) : null,
  }
}

/** Whether all parts of a record that one removal moved were moved on by the next one. */
const cameWhole = (id: number, earlier: Removal, later: Removal) => {
  const [places, places_later] = [earlier, later].map(({ moved_parts }) => moved_parts?.[String(id)])
  return places ? places.every(place => places_later?.includes(place)) : !places_later
}

/** A budget that was changed since stays whole with the category that has it: no period may have more than before. */
function planBudgetsHome(removal: Removal, world: World, budgets: Map<number, BudgetStep>): Home['budgets'] {
  const { moved_budgets, moved_to, record_id } = removal
  const own = world.categories.get(record_id)?.state.name ?? ''
  const give = (id: number, name: string, rules: BudgetState['budgets']) =>
    world.budgets.set(id, { id, name, budgets: rules })
  if (!moved_budgets || !hasBudgetAsLeft(removal, world)) {
    give(record_id, own, [])
    return null
  }
  give(record_id, own, moved_budgets.gone)
  if (moved_to === null) return { moved: moved_budgets, from: null }
  const name = world.categories.get(moved_to)?.state.name ?? ''
  give(moved_to, name, moved_budgets.was)
  const newer = budgets.get(moved_to)
  if (newer) newer.wanted = { ...newer.wanted, budgets: moved_budgets.was }
  return { moved: moved_budgets, from: newer ? null : moved_to }
}

/** An amount that moved between two budgets is a step for each. */
function planBudgets(steps: Map<number, BudgetStep>, before: BudgetState, { budgets }: World) {
  for (const wanted of budgetsIn(before)) {
    const { id } = wanted
    const newer = steps.get(id)
    steps.set(id, { seen: newer ? newer.seen : (budgets.get(id) ?? null), wanted })
    budgets.set(id, wanted)
  }
}

/** Notes what a record will be. */
function note(world: World, kind: Exclude<RecordKind, 'budget'>, state: Kept) {
  const { id } = state
  if (kind === 'category') world.categories.set(id, { count: 0, ...world.categories.get(id), state })
  else statesOf(world, kind).set(id, state)
}

const statesOf = (
  { wallets, transfers, transactions, instalments, goals, goal_moves, schedules }: World,
  kind: Exclude<RecordKind, 'budget' | 'category'>,
): Map<number, Kept> =>
  ({
    wallet: wallets,
    transfer: transfers,
    transaction: transactions,
    instalments,
    goal: goals,
    goal_move: goal_moves,
    schedule: schedules,
  })[kind]
