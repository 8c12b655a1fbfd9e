import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { listMeta } from '../fields/answer'
import { amount, day, id, signedAmount } from '../fields/field'
import { oneRecord } from '../fields/one-record'
import { text } from '../fields/text'

/**
 * Money put into a goal; a negative `amount` is a withdrawal. A move dated in the future is
 * planned.
 */
export const goalMove = z.object({ id, amount: z.string(), moved_on: z.string() })
export type GoalMove = z.infer<typeof goalMove>

/**
 * Savings goal. Amounts are decimal text with two decimals. Moves dated after the user's today
 * count only in `planned`.
 */
export const goal = z.object({
  id,
  name: z.string(),
  target: z.string(),
  due_on: z.nullable(z.string()),
  /** The wallet that holds the money; null if none was chosen or it was deleted. */
  wallet_id: z.nullable(id),
  saved: z.string(),
  /** Sum of the moves dated after today and not after `due_on`. */
  planned: z.string(),
  missing: z.string(),
  this_period: z.string(),
  /**
   * Amount to save in each period from the current one up to `due_on`, rounded up. Money that is
   * already saved in this period counts; planned moves do not. Null without `due_on`, after
   * `due_on`, or once the goal is reached.
   */
  per_period: z.nullable(z.string()),
  /**
   * Amount to save in each period after the current one, less planned moves, rounded up. Null in
   * the last period. Also null while less than `per_period` has been saved in the current period.
   */
  from_next_period: z.nullable(z.string()),
  is_reached: z.boolean(),
  /** At most 20 moves, latest first, including future ones. */
  moves: z.array(goalMove),
  count: z.int(),
  created_at: z.string(),
  /** ETag without quotes. Edits of the goal change it; moves do not. */
  version: z.string(),
})
export type Goal = z.infer<typeof goal>
export const goalAnswer = writtenOf(goal)

/** A wallet whose balance is less than the money that its goals have set aside. */
export const shortWallet = z.object({
  wallet_id: id,
  name: z.string(),
  balance: z.string(),
  put_aside: z.string(),
})
export type ShortWallet = z.infer<typeof shortWallet>

/** Open goals first, by target date. `saved` is the sum of all goals. */
export const goalsAnswer = z.object({
  data: z.array(goal),
  meta: z.extend(listMeta, { saved: z.string(), short: z.array(shortWallet) }),
})
export type GoalsAnswer = z.infer<typeof goalsAnswer>

export const goalBody = z.object({
  name: text(60, 'Enter a name'),
  target: amount,
  due_on: z.nullable(day),
  wallet_id: z.nullable(id),
})
export type GoalBody = z.infer<typeof goalBody>

export const goalMoveBody = z.object({
  amount: signedAmount.check(
    z.refine(value => /[1-9]/.test(value), { error: 'Enter an amount other than zero' }),
  ),
  moved_on: day,
})
export type GoalMoveBody = z.infer<typeof goalMoveBody>

export const goalMoveAnswer = writtenOf(z.object({ goal, move: goalMove }))
export type GoalMoveAnswer = z.infer<typeof goalMoveAnswer>

export const oneGoalMove = z.extend(oneRecord, { move_id: oneRecord.shape.id })
