import type { ChangedAnswer, GoalMove, GoalMoveBody } from '@pundi/contract'
import type { Database } from '../database/database'
import { isBeyond } from '../database/database'
import { notFound, Refusal, refusedField } from '../http/errors/refusal'
import type { Repeat } from '../idempotency/queries'
import { addGoalMove, hasSaved, holdGoal, removeGoal } from './change-queries'

/** The most goals of a user, and moves of a goal. The triggers goals_are_bounded and goal_moves_are_bounded enforce them. */
const [MOST_GOALS, MOST_MOVES] = [100, 1000]

/**
 * Moves money into a goal or out of it. Refuses with 404 if the user has no such goal, and with 409 more than is in it
 * from that day on.
 */
export async function moveForGoal(
  database: Database,
  userId: number,
  id: number,
  body: GoalMoveBody,
  repeat?: Repeat,
): Promise<GoalMove> {
  return database.inTransaction(async client => {
    if (!(await holdGoal(client, userId, id))) throw notFound()
    // A statement of its own, so that it reads what was there after the lock.
    if (body.amount.startsWith('-') && !(await hasSaved(client, userId, id, body)))
      throw refusedField(409, 'amount', 'There is not so much in this goal from that day on')
    return addGoalMove(client, userId, id, body, repeat)
  })
}

/** Removes a goal with its moves: its activity undoes both. Refuses with 404 if the user has no such goal. */
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

/** Refuses with 409 if the error says that there are too many goals or moves. Ignores any other error. */
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
