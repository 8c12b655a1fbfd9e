import type { ChangedAnswer, GoalMove, GoalMoveBody } from '@pundi/contract'
import type { Database } from '../platform/database/database'
import { isBeyond } from '../platform/database/database'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import type { Logged } from '../ledger/booking-queries'
import type { Repeat } from '../platform/idempotency/queries'
import { addGoalMove, hasSaved, holdGoal, removeGoal } from './write-queries'

/** The triggers goals_are_bounded and goal_moves_are_bounded enforce the same numbers. */
const [MOST_GOALS, MOST_MOVES] = [100, 1000]

/**
 * Throws 404 if the user has no such goal. Throws 409 if a withdrawal is more than the goal holds
 * at the end of that day or of any later day.
 */
export async function moveForGoal(
  database: Database,
  userId: number,
  id: number,
  body: GoalMoveBody,
  repeat?: Repeat,
): Promise<Logged<GoalMove>> {
  return database.inTransaction(async client => {
    if (!(await holdGoal(client, userId, id))) throw notFound()
    // This query is separate from the locking statement, because a statement that waits for a lock
    // still reads the old rows.
    if (body.amount.startsWith('-') && !(await hasSaved(client, userId, id, body)))
      throw refusedField(409, 'amount', 'There is not so much in this goal from that day on')
    return addGoalMove(client, userId, id, body, repeat)
  })
}

/**
 * Deletes a goal. Undoing the deletion restores the goal with its moves. Throws 404 if the user has
 * no such goal.
 */
export async function removeWithMoves(
  database: Database,
  userId: number,
  id: number,
): Promise<ChangedAnswer['data']> {
  return database.inTransaction(async client => {
    if (!(await holdGoal(client, userId, id))) throw notFound()
    return { count: 1, activity_ids: [await removeGoal(client, userId, id)] }
  })
}

export function refuseMoreGoals(error: unknown): void {
  if (isBeyond(error, 'goals_bound'))
    throw new Refusal(409, 'You have {most} goals, the most there can be. Delete one to make room.', {
      values: { most: MOST_GOALS },
    })
  if (isBeyond(error, 'goal_moves_bound'))
    throw new Refusal(409, 'This goal has {most} entries, the most there can be. Delete one to make room.', {
      values: { most: MOST_MOVES },
    })
}
