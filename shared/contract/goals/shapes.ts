import * as z from 'zod/mini'
import { dataOf, listMeta } from '../fields/answer'
import { amount, day, id, signedAmount } from '../fields/field'
import { oneRecord } from '../fields/one-record'
import { text } from '../fields/text'

/** Money put aside for a goal, or taken out of it where `amount` is negative. Planned where its day has yet to come. */
export const goalMove = z.object({ id, amount: z.string(), moved_on: z.string() })
export type GoalMove = z.infer<typeof goalMove>

/**
 * What somebody puts money aside for: on paper, within a wallet or none. Amounts are decimal text with two decimals,
 * exact. Moves of days after the user's today are planned: they are in no sum but `planned`.
 */
export const goal = z.object({
  id,
  name: z.string(),
  target: z.string(),
  /** The day by which it is wanted; null where there is none. */
  due_on: z.nullable(z.string()),
  /** The wallet that has the money; null where none was chosen, or it is gone. */
  wallet_id: z.nullable(id),
  /** What was put aside, less what was taken out. */
  saved: z.string(),
  /** The same of later days, up to its own day. */
  planned: z.string(),
  /** What is not put aside yet; zero once it is reached. */
  missing: z.string(),
  /** What was put aside in the current period, less what was taken out. */
  this_period: z.string(),
  /**
   * What it takes in each period from the current one to that of its day, with what the current one has got already and
   * without what is planned; rounded up. Null where it has no day, its day is over, or it is reached.
   */
  per_period: z.nullable(z.string()),
  /**
   * Once the current period has had its share: what it takes in each period after it, of what is missing and not
   * planned, rounded up. Null before that, and in the last period.
   */
  from_next_period: z.nullable(z.string()),
  is_reached: z.boolean(),
  /** The last of its moves and those to come, the latest first: 20 at most. */
  moves: z.array(goalMove),
  /** How many moves it has in all. */
  count: z.int(),
  created_at: z.string(),
  /** Changes with every edit of the goal, but with none of its moves; its ETag, without the quotes. */
  version: z.string(),
})
export type Goal = z.infer<typeof goal>
export const goalAnswer = dataOf(goal)

/** A wallet whose goals have more than it has: `put_aside` is all of theirs. */
export const shortWallet = z.object({
  wallet_id: id,
  name: z.string(),
  balance: z.string(),
  put_aside: z.string(),
})
export type ShortWallet = z.infer<typeof shortWallet>

/** All of a user's goals at once: those that are not reached first, by their days; `saved` is the sum of all. */
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

/** Negative to take money out. A later day plans it. */
export const goalMoveBody = z.object({
  amount: signedAmount.check(
    z.refine(value => /[1-9]/.test(value), { error: 'Enter an amount other than zero' }),
  ),
  moved_on: day,
})
export type GoalMoveBody = z.infer<typeof goalMoveBody>

/** The goal after the move, and the move. */
export const goalMoveAnswer = dataOf(z.object({ goal, move: goalMove }))
export type GoalMoveAnswer = z.infer<typeof goalMoveAnswer>

export const oneGoalMove = z.extend(oneRecord, { move_id: oneRecord.shape.id })
