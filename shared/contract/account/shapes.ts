import * as z from 'zod/mini'
import { activityDetail, goalChange, instalmentsChange, moneyChange, recordState } from '../activities/shapes'
import { budgetChange, budgetRule } from '../budgets/rule'
import { ownCategory } from '../categories/shapes'
import { id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { goal, goalMove } from '../goals/shapes'
import { instalments } from '../instalments/shapes'
import { user } from '../auth/session'
import { schedule } from '../schedules/shapes'
import { scheduleChange } from '../schedules/state'
import { mailChoices, preferences } from '../settings/shapes'
import { payback } from '../shares/shapes'
import { timeZone } from '../fields/time-zone'
import { transaction } from '../transactions/shapes'
import { transfer } from '../transfers/shapes'
import { movedOpening, wallet } from '../wallets/shapes'

const storedState = z.nullable(
  z.extend(recordState, { position: z.optional(z.int()), created_at: z.optional(z.string()) }),
)

/** The rules of a removed category, and those of the one that took them over, before and after. */
const movedBudgets = z.object({
  gone: z.array(budgetRule),
  was: z.array(budgetRule),
  became: z.array(budgetRule),
})

/** `time_zone` says which day the file is named after; that of Asia/Jakarta where it is absent. */
export const accountExportQuery = z.object({ time_zone: emptyIsAbsent(timeZone) })

/**
 * Everything that is kept of a user, as GET /account/export sends it, piece by piece. Amounts are decimal text,
 * times ISO 8601 in UTC. What is a secret, or only stands for one, is not in it.
 */
export const accountExport = z.object({
  exported_at: z.string(),
  account: z.extend(z.pick(user, { id: true, name: true, email: true, phone: true, role: true }), {
    created_at: z.string(),
    last_sign_in: z.nullable(z.string()),
    /** When the address was shown to be the user's; null where it never was. */
    email_verified_at: z.nullable(z.string()),
    has_password: z.boolean(),
  }),
  settings: z.extend(z.extend(preferences, mailChoices.shape), {
    firstName: z.string(),
    lastName: z.string(),
  }),
  /** What has begun and not ended: another address, a reset of the password, e-mails that are not sent yet. */
  waiting: z.object({
    email_change: z.nullable(z.object({ email: z.string(), expires_at: z.string() })),
    password_reset: z.nullable(z.object({ expires_at: z.string() })),
    mails: z.array(z.object({ kind: z.string(), email: z.string(), language: z.string() })),
  }),
  /** Where the account is signed in, by what each browser says of itself. */
  sessions: z.array(
    z.object({
      id,
      user_agent: z.nullable(z.string()),
      created_at: z.string(),
      last_used_at: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** When each browser that somebody has got in by was last seen: it has tries of a password of its own. */
  known_devices: z.array(z.object({ seen_at: z.string() })),
  /** Who the user is at providers of sign-ins. */
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), created_at: z.string() })),
  /** The letters that were mailed, by the first day of the period that each is about. */
  letters: z.array(z.object({ period: z.string(), created_at: z.string() })),
  /** Of which shares of a budget, in percent, the user was told by e-mail, by the first day of the period. */
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
  /** Purchases that are paid in instalments; `expense_ids` are the transactions that they booked. */
  instalments: z.array(
    z.extend(
      z.omit(instalments, {
        ...{ wallet_id: true, paid: true, owed: true },
        ...{ paid_count: true, next_due: true, next_amount: true },
      }),
      { expense_ids: z.array(id) },
    ),
  ),
  goals: z.array(
    z.pick(goal, { id: true, name: true, target: true, due_on: true, wallet_id: true, created_at: true }),
  ),
  /** What was put aside for goals and taken out of them. */
  goal_moves: z.array(z.extend(goalMove, { goal_id: id, created_at: z.string() })),
  /** What was said about the budget of each category. */
  budgets: z.array(z.object({ category_id: id, budgets: z.array(budgetRule) })),
  schedules: z.array(
    z.extend(
      z.omit(schedule, {
        ...{ next_due: true, next_date: true, left: true, last_date: true, version: true },
      }),
      { open_from: z.string() },
    ),
  ),
  /** Which days of schedules were booked, with the number of the record, and which were skipped. */
  schedule_days: z.array(
    z.object({
      schedule_id: id,
      due_on: z.string(),
      state: z.enum(['booked', 'skipped']),
      record_id: z.nullable(id),
      created_at: z.string(),
    }),
  ),
  /** Days whose booking was taken back, with the number of that record; whether a press alone books them again. */
  open_days: z.array(
    z.object({
      schedule_id: id,
      due_on: z.string(),
      record_id: id,
      is_waiting: z.boolean(),
      created_at: z.string(),
    }),
  ),
  /** Of which days of schedules the user was reminded by e-mail. */
  reminders: z.array(z.object({ schedule_id: id, due_on: z.string(), created_at: z.string() })),
  /** What was proposed to repeat and refused, by keys that are made of descriptions. */
  refused_proposals: z.array(z.object({ key: z.string(), created_at: z.string() })),
  /** The user's own log, the oldest first; `type` is the id of what was done, the same in every language. */
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
        /** Of an entry older than two years, which has no states any more: what its line says. */
        line: z.optional(
          z.object({
            name: z.optional(z.string()),
            description: z.optional(z.string()),
            amount: z.optional(z.string()),
          }),
        ),
        /** What the removal of a category or a wallet put into the one of `moved_to`. */
        moved: z.nullable(z.array(id)),
        moved_to: z.nullable(id),
        /** The places of the parts that it moved, of each of those transactions that is split. */
        moved_parts: z.optional(z.record(z.string(), z.array(z.int()))),
        /** What it did to budgets. */
        moved_budgets: z.optional(movedBudgets),
        /** What it did to the wallet that took its records. */
        moved_opening: z.optional(movedOpening),
      },
    ),
  ),
})
export type AccountExport = z.infer<typeof accountExport>
