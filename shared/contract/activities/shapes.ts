import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { ids } from '../fields/several'
import { searchText, text } from '../fields/text'
import { budgetChange } from '../budgets/rule'
import { booksInstalments } from '../instalments/books'
import { monthDay } from '../schedules/choices'
import { scheduleChange } from '../schedules/state'
import { transaction } from '../transactions/shapes'
import { split } from '../transactions/tags-and-splits'
import { walletKind } from '../wallets/kind'

export const activityStatus = z.enum(['Sukses', 'Gagal'])

/** An entry of a user's own log. `amount` is negative for an outflow, null if there is none. */
export const activity = z.object({
  id,
  /** Name of the action in the reader's language. */
  type: z.string(),
  amount: z.nullable(z.string()),
  date: z.string(),
  status: activityStatus,
  /**
   * Name of the category or wallet, of the transaction's category, or of the transfer's wallets; null if there is
   * none.
   */
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /**
   * Amount of a transfer, or of money moved to or from a goal, as unsigned decimal text. A transfer between two of the
   * user's wallets has no `amount`.
   */
  moved: z.optional(z.string()),
})
export type Activity = z.infer<typeof activity>

/**
 * Entries of the log, newest first. `search` ignores case. It looks in the type as the reader sees it, in the names and
 * descriptions before and after the change, and in the amount.
 */
export const activitiesQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })
export const activitiesAnswer = listOf(activity)
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>

const transactionState = z.partial(z.omit(transaction, { category: true, created_at: true, version: true }))

/** A category's icon and colour are absent if the log lacks them. */
export const recordState = z.object({
  ...transactionState.shape,
  id,
  type: transactionType,
  name: z.string(),
  /** Replaces `category_id`; `name` is the category's name at that time. */
  splits: z.optional(z.array(z.extend(split, { name: z.optional(z.string()) }))),
  icon: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
  is_archived: z.optional(z.boolean()),
})
export type RecordState = z.infer<typeof recordState>

/** Null values are left out. */
export const moneyState = z.object({
  id,
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
  instalments_id: z.optional(id),
  count: z.optional(z.int()),
  first_due: z.optional(z.string()),
  month_day: z.optional(monthDay),
  books: z.optional(booksInstalments),
  expense_ids: z.optional(z.array(id)),
  fee: z.optional(z.extend(recordState, { created_at: z.optional(z.string()) })),
})
export type MoneyState = z.infer<typeof moneyState>

export const instalmentsChange = z.object({
  before: z.nullable(moneyState),
  after: z.nullable(moneyState),
  /** The current state; null if the record was deleted, absent if the entry cannot be restored. */
  now: z.optional(z.nullable(moneyState)),
})

/** Null values are left out. */
export const goalState = z.object({
  id,
  name: z.string(),
  target: z.optional(z.string()),
  due_on: z.optional(z.string()),
  wallet_id: z.optional(id),
  created_at: z.optional(z.string()),
  goal_id: z.optional(id),
  amount: z.optional(z.string()),
  moved_on: z.optional(z.string()),
  moves: z.optional(
    z.array(z.object({ id, goal_id: id, amount: z.string(), moved_on: z.string(), created_at: z.string() })),
  ),
})
export type GoalState = z.infer<typeof goalState>

export const goalChange = z.object({
  before: z.nullable(goalState),
  after: z.nullable(goalState),
  now: z.optional(z.nullable(goalState)),
})
export type GoalChange = z.infer<typeof goalChange>

export const moneyChange = z.extend(instalmentsChange, { kind: z.enum(['wallet', 'transfer']) })
export type MoneyChange = z.infer<typeof moneyChange>

/**
 * Why a restore is blocked, with the field of the restore call that resolves it:
 * - `category`: the category was deleted (`category_id`).
 * - `changed`: the record has changed since (`overwrite`).
 * - `name`: another category has the name (`name`).
 * - `type`: a category's type cannot change while it has transactions.
 * - `same`: the record already has the restored state.
 */
export const obstacle = z.enum(['category', 'changed', 'name', 'type', 'same'])
export type Obstacle = z.infer<typeof obstacle>

export const activityDetail = z.extend(activity, {
  subject: z.nullable(z.enum(['transaction', 'category'])),
  /** The record before the change. Null if the record was new, and in entries that are not about a record. */
  before: z.nullable(recordState),
  after: z.nullable(recordState),
  can_restore: z.boolean(),
  /**
   * True if the entry added a record: a restore of the entry removes it. A separate field, because older clients would
   * offer to restore the record.
   */
  can_take_back: z.optional(z.literal(true)),
  /** True after two years: the states are deleted, so the entry cannot be undone. */
  is_final: z.optional(z.literal(true)),
  obstacle: z.nullable(obstacle),
  /**
   * True if a wallet of the record was deleted, in addition to any obstacle. `wallet_id` in the restore call replaces
   * the wallet.
   */
  needs_wallet: z.optional(z.literal(true)),
  /** Refusal of the restore call, in the reader's language, if `obstacle` does not explain it. */
  refusal: z.optional(z.object({ message: z.string(), can_overwrite: z.optional(z.literal(true)) })),
  /** Replaces `subject`, `before` and `after` for a wallet or transfer. */
  money: z.optional(moneyChange),
  /** A separate field, because older clients would not know a new `kind` of `money`. */
  instalments: z.optional(instalmentsChange),
  goal: z.optional(goalChange),
  budget: z.optional(budgetChange),
  schedule: z.optional(scheduleChange),
})
export type ActivityDetail = z.infer<typeof activityDetail>
export const activityAnswer = dataOf(activityDetail)

export const restoreBody = z.object({
  category_id: z.optional(id),
  overwrite: z.optional(z.boolean()),
  name: z.optional(text(60, 'Enter a name')),
  /** The wallet in place of a deleted one. Null: no wallet or, for a transfer, outside the wallets. */
  wallet_id: z.optional(z.nullable(id)),
})
export type RestoreBody = z.infer<typeof restoreBody>

/** Undoes all entries or none. */
export const restoreManyBody = z.object({ ids })
export type RestoreManyBody = z.infer<typeof restoreManyBody>
