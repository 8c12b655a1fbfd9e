import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'
import { cursor, emptyIsAbsent, limit } from '../fields/query'
import { ids } from '../fields/several'
import { searchText, text } from '../fields/text'
import { budgetChange } from '../budgets/rule'
import { category } from '../categories/shapes'
import { booksInstalments } from '../instalments/books'
import { monthDay } from '../schedules/choices'
import { scheduleChange } from '../schedules/state'
import { transaction } from '../transactions/shapes'
import { split } from '../transactions/tags-and-splits'
import { walletKind } from '../wallets/kind'

export const activityStatus = z.enum(['Sukses', 'Gagal'])

/**
 * An entry of the user's activity log. `amount` is negative for an outflow, and null for an action
 * without an amount.
 */
export const activity = z.object({
  id,
  /** The action's name in the language of the request. */
  type: z.string(),
  amount: z.nullable(z.string()),
  date: z.string(),
  status: activityStatus,
  /**
   * The name in the log. Transactions show their category's name, transfers both wallets' names
   * ("Bank → GoPay"), other records their own name. Null if there is no name.
   */
  name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /**
   * Amount of a transfer, or of money moved to or from a goal, as decimal text without a sign. It
   * is separate from `amount`, which is null for a transfer between two of the user's wallets.
   */
  moved: z.optional(z.string()),
})
export type Activity = z.infer<typeof activity>

/**
 * Newest first. `search` ignores case. It matches the translated type, the amount, and names and
 * descriptions before or after the change.
 */
export const activitiesQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })
export const activitiesAnswer = listOf(activity)
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>

const transactionState = z.partial(z.omit(transaction, { category: true, created_at: true, version: true }))

/**
 * A transaction or category as the log stored it. `icon` and `color` are absent if the log did not
 * store them.
 */
export const recordState = z.object({
  ...transactionState.shape,
  id,
  type: transactionType,
  name: z.string(),
  /**
   * Present instead of `category_id` if the transaction is split. `name` is the category's name at
   * the time of the entry.
   */
  splits: z.optional(z.array(z.extend(split, { name: z.optional(z.string()) }))),
  icon: z.optional(z.nullable(z.string())),
  color: z.optional(z.nullable(z.string())),
  is_archived: z.optional(z.boolean()),
})
export type RecordState = z.infer<typeof recordState>

/** A wallet, transfer or instalment purchase as the log stored it. Null values are omitted. */
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
  /** The record's current values. Null if it was deleted; absent if the entry cannot be undone. */
  now: z.optional(z.nullable(moneyState)),
})

/** A goal, or money moved to or from a goal, as the log stored it. Null values are omitted. */
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

/** Categories in order, income first. Each list has the names and types at that point in time. */
export const orderChange = z.object({
  before: z.array(category),
  after: z.array(category),
  now: z.optional(z.array(category)),
})
export type OrderChange = z.infer<typeof orderChange>

export const moneyChange = z.extend(instalmentsChange, { kind: z.enum(['wallet', 'transfer']) })
export type MoneyChange = z.infer<typeof moneyChange>

/**
 * Why an entry cannot be undone. In brackets: the field of `restoreBody` that resolves the problem.
 * - `category`: the category was deleted (`category_id`).
 * - `changed`: the record was changed again later (`overwrite`).
 * - `name`: another category already has this name (`name`).
 * - `type`: the category's type cannot change while the category has transactions.
 * - `same`: the record already has the restored values.
 */
export const obstacle = z.enum(['category', 'changed', 'name', 'type', 'same'])
export type Obstacle = z.infer<typeof obstacle>

export const activityDetail = z.extend(activity, {
  subject: z.nullable(z.enum(['transaction', 'category'])),
  /** Null if the change added the record, or if the entry is not about a record. */
  before: z.nullable(recordState),
  after: z.nullable(recordState),
  can_restore: z.boolean(),
  /**
   * True if the entry added a record. Undoing the entry deletes the record. `can_restore` is then
   * false, because older clients would otherwise offer to restore the record.
   */
  can_take_back: z.optional(z.literal(true)),
  /** True after two years: `before` and `after` were deleted, so the entry cannot be undone. */
  is_final: z.optional(z.literal(true)),
  obstacle: z.nullable(obstacle),
  /**
   * True if the record cannot return to its wallet, for example because the wallet was deleted. The
   * restore call can name another wallet (`wallet_id`).
   */
  needs_wallet: z.optional(z.literal(true)),
  /**
   * The translated reason why the server would refuse to undo the entry. Only for reasons that are
   * not values of `obstacle`.
   */
  refusal: z.optional(z.object({ message: z.string(), can_overwrite: z.optional(z.literal(true)) })),
  /** The change of a wallet or transfer. `subject`, `before` and `after` are then null. */
  money: z.optional(moneyChange),
  /** Instalment purchases are not in `money`: older clients know only two values of its `kind`. */
  instalments: z.optional(instalmentsChange),
  goal: z.optional(goalChange),
  budget: z.optional(budgetChange),
  schedule: z.optional(scheduleChange),
  order: z.optional(orderChange),
})
export type ActivityDetail = z.infer<typeof activityDetail>
export const activityAnswer = dataOf(activityDetail)

export const restoreBody = z.object({
  category_id: z.optional(id),
  overwrite: z.optional(z.boolean()),
  name: z.optional(text(60, 'Enter a name')),
  /** Replacement for a deleted wallet. Null restores the record without a wallet. */
  wallet_id: z.optional(z.nullable(id)),
})
export type RestoreBody = z.infer<typeof restoreBody>

/** The call undoes all entries or none. */
export const restoreManyBody = z.object({ ids })
export type RestoreManyBody = z.infer<typeof restoreManyBody>
