import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { ids } from '../fields/several'
import { searchText, text } from '../fields/text'
import { budgetChange } from '../budgets/rule'
import { share } from '../shares/share'
import { booksInstalments } from '../instalments/books'
import { scheduleChange } from '../schedules/state'
import { split } from '../transactions/tags-and-splits'
import { walletKind } from '../wallets/kind'

export const activityStatus = z.enum(['Sukses', 'Gagal'])

/** A line of a user's own log. `amount` is negative for an outflow, null where there is none. */
export const activity = z.object({
  id,
  /** What was done, in the reader's language. */
  type: z.string(),
  amount: z.nullable(z.string()),
  /** ISO 8601 with a zone. */
  date: z.string(),
  status: activityStatus,
  /**
   * Of the record that it is about: the own name of a category or a wallet, that of the transaction's category, or those
   * of the transfer's wallets. Null where none is.
   */
  name: z.nullable(z.string()),
  /** Of a transaction or a transfer; null elsewhere. */
  description: z.nullable(z.string()),
  /** What a transfer moves, or a goal takes or gives: decimal text without a sign. Between two of the user's wallets its `amount` is null. */
  moved: z.optional(z.string()),
})
export type Activity = z.infer<typeof activity>

/**
 * Newest first. `search` is part of the type as the reader sees it, or of a name or description that the record had
 * before or after, in any case; or its amount, or what it moves.
 */
export const activitiesQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })
export const activitiesAnswer = listOf(activity)
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>

/** What a transaction or a category was at a moment; of a category, what it looked like too, where it was kept. */
export const recordState = z.object({
  id,
  type: transactionType,
  /** A category's own name, or the name that the transaction's category had. */
  name: z.string(),
  amount: z.optional(z.string()),
  category_id: z.optional(id),
  description: z.optional(z.string()),
  transaction_date: z.optional(z.string()),
  wallet_id: z.optional(id),
  is_refund: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
  /** In place of `category_id`; `name` is what the category of a part was called. */
  splits: z.optional(z.array(z.extend(split, { name: z.optional(z.string()) }))),
  shares: z.optional(z.array(share)),
  icon: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
  is_archived: z.optional(z.boolean()),
})
export type RecordState = z.infer<typeof recordState>

/** What a wallet, a transfer or a purchase in instalments was at a moment. What was null is absent. */
export const moneyState = z.object({
  id,
  /** A wallet's own name, or those of a transfer's wallets. */
  name: z.string(),
  kind: z.optional(walletKind),
  opening_balance: z.optional(z.string()),
  opening_date: z.optional(z.string()),
  is_closed: z.optional(z.boolean()),
  due_day: z.optional(z.int()),
  instalments: z.optional(z.int()),
  from_wallet_id: z.optional(id),
  to_wallet_id: z.optional(id),
  amount: z.optional(z.string()),
  description: z.optional(z.string()),
  transfer_date: z.optional(z.string()),
  created_at: z.optional(z.string()),
  fee_id: z.optional(id),
  /** Of a transfer: the plan whose instalment it pays. */
  instalments_id: z.optional(id),
  /** Of a purchase in instalments: how many there are, from which day on, and when they count as expenses. */
  count: z.optional(z.int()),
  first_due: z.optional(z.string()),
  books: z.optional(booksInstalments),
  /** The transactions that it booked. */
  expense_ids: z.optional(z.array(id)),
  /** The transaction that is a transfer's fee. */
  fee: z.optional(z.extend(recordState, { created_at: z.optional(z.string()) })),
})
export type MoneyState = z.infer<typeof moneyState>

/** What an entry did to a purchase in instalments. */
export const instalmentsChange = z.object({
  before: z.nullable(moneyState),
  after: z.nullable(moneyState),
  /** As it is now, null where it is gone; absent where there is nothing to bring back. */
  now: z.optional(z.nullable(moneyState)),
})

/** What a goal was at a moment, or a move of one. What was null is absent. */
export const goalState = z.object({
  id,
  /** Of a move, that of its goal. */
  name: z.string(),
  target: z.optional(z.string()),
  due_on: z.optional(z.string()),
  wallet_id: z.optional(id),
  created_at: z.optional(z.string()),
  /** Of a move: its goal, and what went into it, or out of it where it is below zero. */
  goal_id: z.optional(id),
  amount: z.optional(z.string()),
  moved_on: z.optional(z.string()),
  /** Of a deleted goal. */
  moves: z.optional(
    z.array(z.object({ id, goal_id: id, amount: z.string(), moved_on: z.string(), created_at: z.string() })),
  ),
})
export type GoalState = z.infer<typeof goalState>

/** What an entry did to a goal, or to a move of one. */
export const goalChange = z.object({
  before: z.nullable(goalState),
  after: z.nullable(goalState),
  /** As it is now, null where it is gone; absent where there is nothing to bring back. */
  now: z.optional(z.nullable(goalState)),
})
export type GoalChange = z.infer<typeof goalChange>

/** What an entry did to a wallet or a transfer. */
export const moneyChange = z.extend(instalmentsChange, { kind: z.enum(['wallet', 'transfer']) })
export type MoneyChange = z.infer<typeof moneyChange>

/**
 * Why a record cannot be brought back as it was, and what way round the body of the restore call takes: its category
 * is gone (`category_id`), it was changed since (`overwrite`), another category has its name by now (`name`), its type
 * cannot change back while it has transactions (none), or it
 * is as it was already (none).
 */
export const obstacle = z.enum(['category', 'changed', 'name', 'type', 'same'])
export type Obstacle = z.infer<typeof obstacle>

/** An entry of the log when it is opened. */
export const activityDetail = z.extend(activity, {
  subject: z.nullable(z.enum(['transaction', 'category'])),
  /** Null where there was none, and in entries that are about no record. */
  before: z.nullable(recordState),
  after: z.nullable(recordState),
  /** True where the entry has something to bring back: what it changed or deleted. */
  can_restore: z.boolean(),
  /** True of an entry older than two years: what its record was is kept no longer, and it can no longer be undone. */
  is_final: z.optional(z.literal(true)),
  /** As things stand now; null where nothing is in the way. */
  obstacle: z.nullable(obstacle),
  /** True where a wallet of it is gone, beside any obstacle; the way round is `wallet_id` in the body of the restore call. */
  needs_wallet: z.optional(z.literal(true)),
  /** Of an entry about a wallet or a transfer, in place of `subject`, `before` and `after`. */
  money: z.optional(moneyChange),
  /** Of one about a purchase in instalments, likewise; a kind of its own would be unknown to clients from before. */
  instalments: z.optional(instalmentsChange),
  /** Of one about a goal or a move of one, likewise. */
  goal: z.optional(goalChange),
  /** Of one about a budget, likewise. */
  budget: z.optional(budgetChange),
  /** Of one about what repeats, likewise. */
  schedule: z.optional(scheduleChange),
})
export type ActivityDetail = z.infer<typeof activityDetail>
export const activityAnswer = dataOf(activityDetail)

/** The ways round an obstacle; `{}` is enough where there is none. */
export const restoreBody = z.object({
  category_id: z.optional(id),
  overwrite: z.optional(z.boolean()),
  name: z.optional(text(60, 'Enter a name')),
  /** In place of wallets that are gone. Null: in none, and of a transfer the outside. */
  wallet_id: z.optional(z.nullable(id)),
})
export type RestoreBody = z.infer<typeof restoreBody>

/** Undoes several entries at once, all or none: the undo of one call on several transactions. */
export const restoreManyBody = z.object({ ids })
export type RestoreManyBody = z.infer<typeof restoreManyBody>

/** How many records a call changed, and the entries of the log by which it can be undone. */
export const changedAnswer = dataOf(z.object({ count: z.int(), activity_ids: z.array(id) }))
export type ChangedAnswer = z.infer<typeof changedAnswer>

/** Where it asks first what becomes of `days` of schedules, nothing was deleted. */
export const removedAnswer = dataOf(
  z.object({ count: z.int(), activity_ids: z.array(id), days: z.optional(z.int()) }),
)
export type RemovedAnswer = z.infer<typeof removedAnswer>
