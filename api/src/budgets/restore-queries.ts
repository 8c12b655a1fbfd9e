import type { BudgetRule, BudgetState } from '@pundi/contract'
import sql from 'sql-template-tag'
import { isMisfit, type Queryable } from '../database/database'
import { Refusal } from '../http/errors/refusal'
import { holdBudgets, rulesWritten, writeBudgets } from './change-queries'
import { areSame } from './change-rules'
import { findRules } from './queries'

/** Gives a category the budget `wanted` if it still has the one `seen`. */
export type BudgetStep = { seen: BudgetState | null; wanted: BudgetState }

/**
 * Gives categories the budgets that they had. Answers the ids of the new activities; they are fewer than the steps if a
 * category is gone or its budget no longer the one seen.
 */
export async function bringBackBudgets(
  client: Queryable,
  userId: number,
  steps: BudgetStep[],
): Promise<number[]> {
  const ids = steps.map(({ wanted }) => wanted.id)
  await holdBudgets(client, userId, ids)
  const found = new Map((await findRules(client, userId, ids)).map(state => [state.id, state]))
  const entries = steps.flatMap(({ seen, wanted }) => {
    const now = found.get(wanted.id)
    if (!now || !seen || !areSame(now.budgets, seen.budgets)) return []
    const { id, name, budgets } = now
    return [{ before: { id, name, budgets }, after: { id, name, budgets: wanted.budgets } }]
  })
  const { activity_ids } = await writeBudgets(client, userId, 'Restore budget', entries).catch(refuseIncome)
  return activity_ids
}

function refuseIncome(error: unknown): never {
  if (!isMisfit(error, 'budgets_fit_category')) throw error
  throw new Refusal(409, 'Only a category of expenses has a budget. Change its type back first.')
}

/** The rules of a removed category, and those of the one that took them over, before and after. */
export type MovedBudgets = { gone: BudgetRule[]; was: BudgetRule[]; became: BudgetRule[] }

/**
 * Gives a category that is there again the rules that its removal took, and takes them out of the other one, unless that
 * one's budget was changed since: then the later change holds. It is part of what brings back the category, and logs
 * nothing.
 */
export async function takeBudgetsHome(
  client: Queryable,
  userId: number,
  { to, from, moved: { gone, was, became } }: { to: number; from: number | null; moved: MovedBudgets },
): Promise<void> {
  const home = { id: to, budgets: gone }
  if (from !== null) await holdBudgets(client, userId, [from])
  const [other] = from === null ? [] : await findRules(client, userId, [from])
  const isAsLeft = other !== undefined && areSame(other.budgets, became)
  const states = [home, ...(isAsLeft ? [{ id: other.id, budgets: was }] : [])]
  await client.query(sql`with ${rulesWritten(userId, states)} select`)
}
