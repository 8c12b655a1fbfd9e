import type { ChangedAnswer, RestoreBody } from '@pundi/contract'
import { countRenames } from '../../categories/change-queries'
import { bringBackBudgets } from '../../budgets/restore-queries'
import { refuseBeyondBound } from '../../categories/refuse-beyond-bound'
import { type Database, isDuplicate, isMisfit, type Queryable } from '../../database/database'
import { refuseMoreGoals } from '../../goals/change-goals'
import { bringBackGoal, bringBackGoalMove } from '../../goals/restore-queries'
import { notFound } from '../../http/errors/refusal'
import { bringBackInstalments } from '../../instalments/change-queries'
import { refuseMorePlans } from '../../instalments/refuse-more-plans'
import { skippedMeanwhile } from '../../schedules/open-days-queries'
import { bringBackSchedule } from '../../schedules/restore-queries'
import { refuseMoreSchedules, scheduleNamesNoWallet } from '../../schedules/refuse-schedule'
import { fitsNoCategory } from '../../transactions/change/refuse-category'
import { bringBackTransfers } from '../../transfers/change-transfers'
import { isBeforeOpening, namesNoWallet, opensTooLate, refuseSecond } from '../../wallets/refuse-wallet'
import { bringBackWallet } from '../../wallets/restore-queries'
import { planRestore } from './plan-restore'
import { refuse } from './refuse-restore'
import { bringBackCategory, bringBackTransactions, type Plan } from './restore-queries'
import { findEntries, findWorld } from './world-queries'

/**
 * Restores the records of the entries to their state before: all or none, each with its own new activity. Refuses with
 * 409 if there is an obstacle; the keys of `errors` name the fields of the body that can resolve it. Refuses with 404
 * if an entry is not the user's. The user's row must be locked first (`holdingUser`), so that nothing changes between
 * the look and the write.
 */
export async function restore(
  database: Database,
  { id: userId, today }: { id: number; today: string },
  ids: number[],
  ways: RestoreBody = {},
): Promise<ChangedAnswer['data']> {
  let planned: Plan | undefined
  try {
    return await database.inTransaction(async client => {
      const entries = await findEntries(client, userId, ids)
      if (entries.length < new Set(ids).size) throw notFound()
      planned = planRestore(entries, await findWorld(client, userId, entries), ways)
      const user = { userId, today, overwrite: ways.overwrite ?? false }
      const activity_ids = await apply(client, user, planned)
      return { count: activity_ids.length, activity_ids }
    })
  } catch (error) {
    refuseMisfit(error, planned)
  }
}

type Restorer = { userId: number; today: string; overwrite: boolean }

/** Applies the plan. Answers the ids of the new activities. Refuses with 409 if a record is not as it was seen. */
async function apply(client: Queryable, { userId, today, overwrite }: Restorer, plan: Plan) {
  const { categories, wallets, transfers, transactions, instalments, goals, goal_moves, budgets, schedules } =
    plan
  const count = Object.values(plan).flat().length
  const ids: (number | undefined)[] = []
  for (const step of categories) ids.push(await bringBackCategory(client, userId, step))
  for (const step of wallets) {
    const id = await bringBackWallet(client, userId, { ...step, today, overwrite })
    if (id === 'changed since') throw refuse('changed')
    ids.push(id)
  }
  if (transfers.length > 0)
    ids.push(...((await bringBackTransfers(client, userId, transfers)) ?? [undefined]))
  if (transactions.length > 0) ids.push(...(await bringBackTransactions(client, userId, transactions)))
  for (const step of instalments) ids.push(await bringBackInstalments(client, userId, step))
  for (const step of goals) ids.push(await bringBackGoal(client, userId, step))
  for (const step of goal_moves) ids.push(await bringBackGoalMove(client, userId, step))
  if (budgets.length > 0) ids.push(...(await bringBackBudgets(client, userId, budgets)))
  for (const step of schedules) ids.push(await bringBackSchedule(client, userId, { ...step, today }))
  const known = ids.filter(id => id !== undefined)
  if (known.length < count) throw refuse('changed')
  const renamed = categories.map(({ wanted }) => wanted.id)
  if (renamed.length > 0) await countRenames(client, userId, renamed)
  return known
}

function refuseMisfit(error: unknown, plan: Plan | undefined): never {
  if (cameBack(error)) throw refuse('changed')
  refuseBeyondBound(error)
  refuseMorePlans(error)
  refuseMoreGoals(error)
  if (error === skippedMeanwhile || isDuplicate(error, 'schedule_records_one_a_day')) throw refuse('day')
  if (isMisfit(error, 'goal_moves_of_goal')) throw refuse('goal')
  refuseMoreSchedules(error)
  if (isDuplicate(error, 'categories_name')) throw refuse('name')
  if (isDuplicate(error, 'wallets_name')) throw refuse('name', [], 'wallet')
  // A transfer's fee too: the category that it had when this was judged may be gone by now.
  if (fitsNoCategory(error)) throw refuse(plan && plan.categories.length > 0 ? 'type' : 'category')
  if (namesNoWallet(error) || scheduleNamesNoWallet(error)) throw refuse('wallet')
  if (isBeforeOpening(error)) throw refuse('opening')
  if (opensTooLate(error)) throw refuse('changed')
  refuseSecond(error)
}

/** Whether the error says that another request brought a transfer or its fee back meanwhile. */
const cameBack = (error: unknown) =>
  isDuplicate(error, 'transfers_pkey') || isDuplicate(error, 'transactions_pkey')
