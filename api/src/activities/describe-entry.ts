import type { ActivityDetail, Obstacle, RecordState, ScheduleChange } from '@pundi/contract'
import { asBudget } from '../budgets/judge-budgets'
import type { Queryable } from '../database/database'
import type { Say } from '../messages/say'
import { type Entry, type Hindrance, isRestorable, judgeRestore, type Kept } from './restore/judge-restore'
import { findWorld } from './restore/world-queries'

/** The detail of an entry, with the first obstacle to restoring its record, if any. */
export async function describeEntry(
  db: Queryable,
  userId: number,
  entry: Entry,
  say: Say,
): Promise<ActivityDetail> {
  const { id, type, amount, date, status, before, after, line } = entry
  const can_restore = isRestorable(entry)
  const judged = can_restore ? judgeRestore(entry, await findWorld(db, userId, [entry]), {}) : undefined
  const { name = null, description = null } = after ?? before ?? line ?? {}
  const common = { name, description, id, type: say(type), amount, date, status, can_restore }
  const obstacle = judged?.obstacles.find(isAnswered) ?? null
  const needs_wallet = judged?.obstacles.some(each => each === 'wallet' || each === 'opening')
  return {
    ...{
      ...common,
      obstacle,
      ...(needs_wallet && { needs_wallet }),
      ...(line && { is_final: true as const }),
    },
    ...statesOf(entry, judged?.present),
  }
}

/** Wallets, transfers, instalments, goals and budgets have places of their own: clients from before know none of them. */
function statesOf({ subject, before, after, line }: Entry, now: Kept | null | undefined): States {
  const change = { before, after, ...(now !== undefined && { now }) }
  const elsewhere = { subject: null, before: null, after: null }
  if (subject === 'goal') return { ...elsewhere, goal: change }
  if (subject === 'goal_move')
    return { ...elsewhere, goal: change, ...movedBy((after ?? before ?? line)?.amount) }
  if (subject === 'schedule') return { ...elsewhere, schedule: change as ScheduleChange }
  if (subject === 'instalments') return { ...elsewhere, instalments: change }
  if (subject === 'budget') {
    const [was, became] = [before && asBudget(before), after && asBudget(after)]
    const budget = { before: was, after: became, ...(now !== undefined && { now: now && asBudget(now) }) }
    return { ...elsewhere, budget }
  }
  if (subject === 'transfer' || subject === 'wallet') {
    const moved = subject === 'transfer' ? (after ?? before ?? line)?.amount : undefined
    return { ...elsewhere, money: { kind: subject, ...change }, ...movedBy(moved) }
  }
  return { subject, before: before && recordOf(before), after: after && recordOf(after) }
}

/** Without the sign of a move that took money out of a goal. */
const movedBy = (amount: string | undefined) =>
  amount === undefined ? {} : { moved: amount.replace('-', '') }

type States = Pick<
  ActivityDetail,
  'subject' | 'before' | 'after' | 'money' | 'instalments' | 'goal' | 'budget' | 'schedule' | 'moved'
>

/** What a person can change of it. */
function recordOf({ created_at: _, position: __, type, ...state }: Kept): RecordState {
  if (!type) throw new Error('Transactions and categories have a type')
  return { ...state, type }
}

/** Whether clients know the obstacle. */
const isAnswered = (one: Hindrance): one is Obstacle =>
  one !== 'wallet' && one !== 'opening' && one !== 'goal' && one !== 'own category' && one !== 'day'
