import type { BudgetState, ChangedAnswer, RestoreBody } from '@pundi/contract'
import { countRenames } from '../../categories/change-queries'
import { asBudget, budgetsIn } from '../../budgets/judge-budgets'
import { bringBackBudgets, type BudgetStep } from '../../budgets/restore-queries'
import { refuseBeyondBound } from '../../categories/refuse-beyond-bound'
import { type Database, isDuplicate, isMisfit } from '../../database/database'
import { refuseMoreGoals } from '../../goals/change-goals'
import { bringBackGoal, bringBackGoalMove } from '../../goals/restore-queries'
import { notFound, Refusal, refusedField } from '../../http/errors/refusal'
import type { MessageId } from '../../messages/say'
import { bringBackInstalments } from '../../instalments/change-queries'
import { refuseMorePlans } from '../../instalments/refuse-more-plans'
import { bringBackSchedule } from '../../schedules/restore-queries'
import { refuseMoreSchedules, scheduleNamesNoWallet } from '../../schedules/refuse-schedule'
import { fitsNoCategory, refuseCategory } from '../../transactions/change/refuse-category'
import { bringBackTransfers } from '../../transfers/change-transfers'
import { namesNoWallet, refuseSecond } from '../../wallets/refuse-wallet'
import { bringBackWallet } from '../../wallets/restore-queries'
import {
  assertRestorable,
  type Entry,
  type Hindrance,
  judgeRestore,
  type Kept,
  type RecordKind,
  type World,
} from './judge-restore'
import {
  bringBackCategory,
  bringBackTransactions,
  holdRecords,
  type Plan,
  type Step,
} from './restore-queries'
import { findEntries, findWorld } from './world-queries'

type Words = { message: MessageId; way?: string }

const refusals: Record<Hindrance, Words> = {
  category: { message: 'Its category is gone. Choose another one.', way: 'category_id' },
  changed: { message: 'It has changed since.', way: 'overwrite' },
  name: { message: 'You already have a category with this name.', way: 'name' },
  type: { message: 'A category that has transactions keeps its type.', way: 'type' },
  wallet: {
    message: 'Its wallet is gone. Restore the wallet first, or choose another one.',
    way: 'wallet_id',
  },
  goal: { message: 'Its goal is gone. Restore the goal first.' },
  'own category': { message: 'Its category is gone. Restore the category first.' },
  same: { message: 'It is already like this.' },
}

/**
 * Restores the records of the entries to their state before: all or none, each with its own new activity. Refuses with
 * 409 if there is an obstacle; the keys of `errors` name the fields of the body that can resolve it. Refuses with 404
 * if an entry is not the user's. If another request changes a record meanwhile, it reads again: three tries at most.
 */
export async function restore(
  database: Database,
  { id: userId, today }: { id: number; today: string },
  ids: number[],
  ways: RestoreBody = {},
): Promise<ChangedAnswer['data']> {
  for (let tries = 0; tries < 3; tries += 1) {
    const entries = await findEntries(database, userId, ids)
    if (entries.length < new Set(ids).size) throw notFound()
    const world = await findWorld(database, userId, entries)
    const activity_ids = await apply(database, { userId, today }, plan(entries, world, ways))
    if (activity_ids) return { count: activity_ids.length, activity_ids }
  }
  throw refuse('changed')
}

/** Plans the steps from the newest entry to the oldest. Each is judged on the states that the ones before it leave. */
function plan(entries: Entry[], world: World, ways: RestoreBody): Plan {
  const budgets = new Map<number, BudgetStep>()
  const steps: Record<Exclude<RecordKind, 'budget'>, Map<number, Step>> = {
    ...{ category: new Map(), wallet: new Map(), transfer: new Map(), transaction: new Map() },
    ...{ instalments: new Map(), goal: new Map(), goal_move: new Map(), schedule: new Map() },
  }
  for (const entry of entries) {
    assertRestorable(entry)
    const { obstacles, wanted, present } = judgeRestore(entry, world, ways)
    if (ways.category_id !== undefined && obstacles.includes('category')) refuseCategory()
    if (ways.wallet_id !== undefined && obstacles.includes('wallet'))
      throw refusedField(422, 'wallet_id', 'Choose one from the list')
    const [first, ...others] = obstacles
    if (first) throw refuse(first, others, entry.subject)
    if (entry.subject === 'budget') {
      planBudgets(budgets, asBudget(wanted), world)
      continue
    }
    const { id } = wanted
    note(world, entry.subject, wanted)
    const newer = steps[entry.subject].get(id)
    const seen = newer ? newer.seen : present
    steps[entry.subject].set(id, { seen, wanted })
  }
  const inOrder = (some: Map<number, Step>) =>
    [...some.values()].sort((one, other) => one.wanted.id - other.wanted.id)
  return {
    categories: inOrder(steps.category),
    wallets: inOrder(steps.wallet),
    transfers: inOrder(steps.transfer),
    transactions: inOrder(steps.transaction),
    instalments: inOrder(steps.instalments),
    goals: inOrder(steps.goal),
    goal_moves: inOrder(steps.goal_move),
    budgets: [...budgets.values()],
    schedules: inOrder(steps.schedule),
  }
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
function note(
  { categories, wallets, transfers, transactions, instalments, goals, goal_moves, schedules }: World,
  kind: Exclude<RecordKind, 'budget'>,
  state: Kept,
) {
  const { id } = state
  if (kind === 'category') categories.set(id, { count: 0, ...categories.get(id), state })
  else
    ({
      wallet: wallets,
      transfer: transfers,
      transaction: transactions,
      instalments,
      goal: goals,
      goal_move: goal_moves,
      schedule: schedules,
    })[kind].set(id, state)
}

/** Applies the plan. Answers the ids of the new activities; undefined if a record was changed meanwhile. */
async function apply(database: Database, { userId, today }: { userId: number; today: string }, plan: Plan) {
  const { categories, wallets, transfers, transactions, instalments, goals, goal_moves, budgets, schedules } =
    plan
  const count = Object.values(plan).flat().length
  // Thrown to roll the transaction back. The caller reads again, and refuses only after its last try.
  const changed = refuse('changed')
  try {
    return await database.inTransaction(async client => {
      const ids: (number | undefined)[] = []
      if (count > 1 && count > transactions.length) await holdRecords(client, userId, plan)
      for (const step of categories) ids.push(await bringBackCategory(client, userId, step))
      for (const step of wallets) ids.push(await bringBackWallet(client, userId, { ...step, today }))
      if (transfers.length > 0)
        ids.push(...((await bringBackTransfers(client, userId, transfers)) ?? [undefined]))
      if (transactions.length > 0) ids.push(...(await bringBackTransactions(client, userId, transactions)))
      for (const step of instalments) ids.push(await bringBackInstalments(client, userId, step))
      for (const step of goals) ids.push(await bringBackGoal(client, userId, step))
      for (const step of goal_moves) ids.push(await bringBackGoalMove(client, userId, step))
      if (budgets.length > 0) ids.push(...(await bringBackBudgets(client, userId, budgets)))
      for (const step of schedules) ids.push(await bringBackSchedule(client, userId, { ...step, today }))
      const known = ids.filter(id => id !== undefined)
      if (known.length < count) throw changed
      const renamed = categories.map(({ wanted }) => wanted.id)
      if (renamed.length > 0) await countRenames(client, userId, renamed)
      return known
    })
  } catch (error) {
    if (error === changed || cameBack(error)) return undefined
    refuseBeyondBound(error)
    refuseMorePlans(error)
    refuseMoreGoals(error)
    if (isMisfit(error, 'goal_moves_of_goal')) throw refuse('goal')
    refuseMoreSchedules(error)
    if (isDuplicate(error, 'categories_name')) throw refuse('name')
    if (isDuplicate(error, 'wallets_name')) throw refuse('name', [], 'wallet')
    // A transfer's fee too: the category that it had when this was judged may be gone by now.
    if (fitsNoCategory(error)) throw refuse(categories.length > 0 ? 'type' : 'category')
    if (namesNoWallet(error) || scheduleNamesNoWallet(error)) throw refuse('wallet')
    refuseSecond(error)
  }
}

/** Whether the error says that another request brought a transfer or its fee back meanwhile. */
const cameBack = (error: unknown) =>
  isDuplicate(error, 'transfers_pkey') || isDuplicate(error, 'transactions_pkey')

/** The refusal: its message is the first obstacle's, its `errors` name the field that resolves each. */
function refuse(first: Hindrance, others: Hindrance[] = [], kind?: RecordKind): Refusal {
  const found = [first, ...others].map(obstacle =>
    obstacle === 'name' && kind === 'wallet' ? walletsName : refusals[obstacle],
  )
  const errors = Object.fromEntries(found.flatMap(({ message, way }) => (way ? [[way, [message]]] : [])))
  return new Refusal(409, (found[0] ?? refusals[first]).message, { errors })
}

const walletsName: Words = { message: 'You already have a wallet with this name.', way: 'name' }
