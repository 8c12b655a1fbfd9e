import * as z from 'zod/mini'
import {
  activityDetail,
  goalChange,
  instalmentsChange,
  moneyChange,
  orderChange,
  recordState,
} from '../activities/shapes'
import { budgetChange, budgetRule } from '../budgets/rule'
import { ownCategory } from '../categories/shapes'
import { id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { goal, goalMove } from '../goals/shapes'
import { instalments } from '../instalments/shapes'
import { user } from '../auth/session'
import { schedule } from '../schedules/shapes'
import { scheduleChange } from '../schedules/state'
import { mailChoices } from '../settings/shapes'
import { preferences } from '../fields/preferences'
import { payback } from '../shares/shapes'
import { timeZone } from '../fields/time-zone'
import { transaction } from '../transactions/shapes'
import { transfer } from '../transfers/shapes'
import { movedOpening, wallet } from '../wallets/shapes'

const storedState = z.nullable(
  z.extend(recordState, { position: z.optional(z.int()), created_at: z.optional(z.string()) }),
)

/**
 * How the removal of a category changed budget rules. `gone`: deleted rules of the removed
 * category. `was`, `became`: rules of the replacing category before and after.
 */
const movedBudgets = z.object({
  gone: z.array(budgetRule),
  was: z.array(budgetRule),
  became: z.array(budgetRule),
})

/** The file is named after today's date in `time_zone` (default Asia/Jakarta). */
export const accountExportQuery = z.object({ time_zone: emptyIsAbsent(timeZone) })

/**
 * Everything stored about a user except secrets and their hashes, as GET /account/export streams
 * it. Amounts are decimal text, times ISO 8601 in UTC.
 */
export const accountExport = z.object({
  exported_at: z.string(),
  account: z.extend(z.pick(user, { id: true, name: true, email: true, phone: true, role: true }), {
    created_at: z.string(),
    last_sign_in: z.nullable(z.string()),
    email_verified_at: z.nullable(z.string()),
    has_password: z.boolean(),
  }),
  settings: z.extend(z.extend(preferences, mailChoices.shape), {
    firstName: z.string(),
    lastName: z.string(),
  }),
  waiting: z.object({
    email_change: z.nullable(z.object({ email: z.string(), expires_at: z.string() })),
    password_reset: z.nullable(z.object({ expires_at: z.string() })),
    mails: z.array(z.object({ kind: z.string(), email: z.string(), language: z.string() })),
  }),
  sessions: z.array(
    z.object({
      id,
      user_agent: z.nullable(z.string()),
      created_at: z.string(),
      last_used_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /**
   * Browsers in which the user has signed in. Each browser has its own limit of password attempts.
   */
  known_devices: z.array(z.object({ seen_at: z.string() })),
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), created_at: z.string() })),
  letters: z.array(z.object({ period: z.string(), created_at: z.string() })),
  /**
   * Budget alerts that were e-mailed. `mark` is the percentage reached (80 or 100), `period` the
   * first day of the budget's month.
   */
  budget_marks: z.array(
    z.object({ period: z.string(), category_id: id, mark: z.number(), created_at: z.string() }),
  ),
  categories: z.array(z.extend(ownCategory, { created_at: z.string() })),
  transactions: z.array(transaction),
  wallets: z.array(
    z.omit(wallet, {
      ...{ balance: true, count: true, last_date: true, version: true },
      ...{ owed: true, next_due: true, months_left: true },
    }),
  ),
  transfers: z.array(transfer),
  paybacks: z.array(payback),
  instalments: z.array(
    z.extend(
      z.omit(instalments, {
        ...{ wallet_id: true, paid: true, owed: true },
        ...{ paid_count: true, next_due: true, next_amount: true },
      }),
      { expense_ids: z.array(id) },
    ),
  ),
  /**
   * Instalment payments that were transfers between two wallets. A later merge of these wallets
   * deleted the transfers.
   */
  merged_payments: z.array(
    z.object({ transfer_id: id, instalments_id: id, amount: z.string(), transfer_date: z.string() }),
  ),
  goals: z.array(
    z.pick(goal, { id: true, name: true, target: true, due_on: true, wallet_id: true, created_at: true }),
  ),
  goal_moves: z.array(z.extend(goalMove, { goal_id: id, created_at: z.string() })),
  budgets: z.array(z.object({ category_id: id, budgets: z.array(budgetRule) })),
  schedules: z.array(
    z.extend(
      z.omit(schedule, {
        ...{ next_due: true, next_date: true, left: true, last_date: true, version: true },
      }),
      { open_from: z.string() },
    ),
  ),
  /**
   * Due days of schedules. `record_id` is the recorded transaction or transfer; null if skipped.
   */
  schedule_days: z.array(
    z.object({
      schedule_id: id,
      due_on: z.string(),
      state: z.enum(['booked', 'skipped']),
      record_id: z.nullable(id),
      created_at: z.string(),
    }),
  ),
  /**
   * Due days that are open again, because the user has undone the recorded transaction or transfer
   * (`record_id`). If `is_waiting` is true, the server does not record the day again automatically.
   */
  open_days: z.array(
    z.object({
      schedule_id: id,
      due_on: z.string(),
      record_id: id,
      is_waiting: z.boolean(),
      created_at: z.string(),
    }),
  ),
  reminders: z.array(z.object({ schedule_id: id, due_on: z.string(), created_at: z.string() })),
  /** Schedule suggestions that the user dismissed. `key` is a hash of the suggestion. */
  refused_proposals: z.array(z.object({ key: z.string(), created_at: z.string() })),
  /** Oldest first. `type` is the untranslated name of the action: "Add transfer". */
  activities: z.array(
    z.extend(
      z.pick(activityDetail, { id: true, type: true, amount: true, date: true, status: true, subject: true }),
      {
        before: storedState,
        after: storedState,
        money: z.optional(moneyChange),
        instalments: z.optional(instalmentsChange),
        goal: z.optional(goalChange),
        budget: z.optional(budgetChange),
        schedule: z.optional(scheduleChange),
        order: z.optional(orderChange),
        line: z.optional(
          z.object({
            name: z.optional(z.string()),
            description: z.optional(z.string()),
            amount: z.optional(z.string()),
          }),
        ),
        moved: z.nullable(z.array(id)),
        moved_to: z.nullable(id),
        /**
         * For each transaction id: indexes of the split parts that moved to the category
         * `moved_to`.
         */
        moved_parts: z.optional(z.record(z.string(), z.array(z.int()))),
        moved_budgets: z.optional(movedBudgets),
        moved_opening: z.optional(movedOpening),
      },
    ),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
