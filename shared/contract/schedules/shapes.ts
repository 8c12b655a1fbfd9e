import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { listOf } from '../fields/answer'
import { day, id, transactionType } from '../fields/field'
import { transaction, transactionFields, wholeChecks } from '../transactions/shapes'
import { transferChecks, transferFields } from '../transfers/shapes'
import { monthDay, scheduleUnit, weekend } from './choices'
import { firstDayOf } from './rule'

const notInList = 'Choose one from the list'

/**
 * What a schedule records: a transaction or transfer without its day. A transfer may omit `type`.
 */
export const scheduleTemplateBody = z.discriminatedUnion(
  'type',
  [
    transactionFields.check(...wholeChecks),
    z.extend(transferFields, { type: z.optional(z.literal('transfer')) }).check(...transferChecks),
  ],
  notInList,
)
export type ScheduleTemplateBody = z.infer<typeof scheduleTemplateBody>

/** Amounts are decimal text with two decimals. A fee is absent if there is none. */
export const scheduleTemplate = z.discriminatedUnion('type', [
  z.object({
    type: transactionType,
    ...z.omit(transaction, {
      ...{ id: true, type: true, category: true, transaction_date: true },
      ...{ created_at: true, version: true },
    }).shape,
  }),
  z.object({
    type: z.literal('transfer'),
    amount: z.string(),
    from_wallet_id: z.nullable(id),
    to_wallet_id: z.nullable(id),
    fee: z.optional(z.string()),
    fee_category_id: z.optional(id),
    /** Description of the fee's expense. Absent if the transfer itself has a description. */
    fee_description: z.optional(z.string()),
    description: z.string(),
  }),
])
export type ScheduleTemplate = z.infer<typeof scheduleTemplate>

export const schedule = z.object({
  id,
  template: scheduleTemplate,
  unit: scheduleUnit,
  every: z.int(),
  /** The first due day; all others are counted from it. */
  anchor_date: z.string(),
  /**
   * Day of the month of each due day; in a shorter month, the last day. Null: the same day of the
   * month as `anchor_date`.
   */
  month_day: z.nullable(monthDay),
  weekend,
  until: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** True: due days are recorded automatically while their wallets are open. False: they are offered to the user. */
  is_automatic: z.boolean(),
  remind_days: z.nullable(z.int()),
  /** First due day that is neither recorded nor skipped; null if there is none. */
  next_due: z.nullable(z.string()),
  /**
   * Date on which `next_due` will be recorded. It differs from `next_due` if a weekend moves the
   * record.
   */
  next_date: z.nullable(z.string()),
  /**
   * `left`: number of remaining due days. `last_date`: date of the last one. Both are null if the
   * schedule has no end.
   */
  left: z.nullable(z.int()),
  last_date: z.nullable(z.string()),
  created_at: z.string(),
  version: z.string(),
})
export type Schedule = z.infer<typeof schedule>
export const scheduleAnswer = writtenOf(schedule)

/** Sorted by next due day. Schedules that have ended come last. */
export const schedulesAnswer = listOf(schedule)
export type SchedulesAnswer = z.infer<typeof schedulesAnswer>

const whole = (least: number, most: number) =>
  z
    .int('Enter a whole number')
    .check(z.minimum(least, `At least ${least}`), z.maximum(most, `At most ${most}`))

export const scheduleBody = z
  .object({
    template: scheduleTemplateBody,
    unit: scheduleUnit,
    every: z._default(whole(1, 500), 1),
    anchor_date: day,
    /**
     * Null: the day of the month of `anchor_date`. Absent: unchanged if `unit` and `anchor_date`
     * are unchanged, otherwise null.
     */
    month_day: z.optional(z.nullable(monthDay)),
    weekend: z._default(weekend, 'keep'),
    until: z.optional(z.nullable(day)),
    /** Number of due days until the schedule ends, skipped ones included. */
    count: z.optional(z.nullable(whole(1, 500))),
    is_automatic: z.boolean(notInList),
    remind_days: z.optional(z.nullable(whole(0, 30))),
  })
  .check(
    // The database checks of the table schedules have the same rules.
    z.refine(({ unit, weekend }) => weekend === 'keep' || unit === 'month' || unit === 'year', {
      error: 'Only what repeats by months or years can move off a weekend',
      path: ['weekend'],
    }),
    z.refine(({ until, count }) => !until || !count, {
      error: 'Set a last day or how many times, not both',
      path: ['count'],
    }),
    z.refine(({ unit, month_day }) => !month_day || unit === 'month' || unit === 'year', {
      error: notInList,
      path: ['month_day'],
    }),
    z.refine(({ until, ...rule }) => !until || until >= firstDayOf(rule), {
      error: 'The last day is not before the first',
      path: ['until'],
    }),
  )
export type ScheduleBody = z.infer<typeof scheduleBody>

export const scheduleProposal = z.object({
  key: z.string(),
  template: scheduleTemplate,
  unit: scheduleUnit,
  every: z.int(),
  /** On or after the user's today. */
  anchor_date: z.string(),
  /**
   * Due day of the month: `last` if all past transactions were on the last day of their month.
   * Otherwise present only if it differs from the day of `anchor_date`.
   */
  month_day: z.optional(monthDay),
  times: z.int(),
  first_date: z.string(),
  last_date: z.string(),
  has_new_amount: z.boolean(),
})
export type ScheduleProposal = z.infer<typeof scheduleProposal>
export const scheduleProposalsAnswer = listOf(scheduleProposal)
export type ScheduleProposalsAnswer = z.infer<typeof scheduleProposalsAnswer>

export const oneProposal = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })
