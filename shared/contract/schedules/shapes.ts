import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { day, id, transactionType } from '../fields/field'
import { share } from '../shares/share'
import { wholeChecks, transactionFields } from '../transactions/shapes'
import { split } from '../transactions/tags-and-splits'
import { transferChecks, transferFields } from '../transfers/shapes'
import { monthDay, scheduleUnit, weekend } from './choices'
import { firstDayOf } from './rule'

const notInList = 'Choose one from the list'

/** What a schedule books: a transaction or a transfer without its day. Of a transfer the type may be missing. */
export const scheduleTemplateBody = z.discriminatedUnion(
  'type',
  [
    transactionFields.check(...wholeChecks),
    z.extend(transferFields, { type: z.optional(z.literal('transfer')) }).check(...transferChecks),
  ],
  notInList,
)
export type ScheduleTemplateBody = z.infer<typeof scheduleTemplateBody>

/** The same as it is answered. Amounts are decimal text with two decimals; what there is none of is absent. */
export const scheduleTemplate = z.discriminatedUnion('type', [
  z.object({
    type: transactionType,
    amount: z.string(),
    /** Of one that is split, that of its first part. */
    category_id: id,
    description: z.string(),
    wallet_id: z.optional(id),
    is_refund: z.optional(z.boolean()),
    tags: z.optional(z.array(z.string())),
    splits: z.optional(z.array(split)),
    shares: z.optional(z.array(share)),
  }),
  z.object({
    type: z.literal('transfer'),
    amount: z.string(),
    from_wallet_id: z.nullable(id),
    to_wallet_id: z.nullable(id),
    fee: z.optional(z.string()),
    fee_category_id: z.optional(id),
    /** What the fee is called where the transfer has no words of its own. */
    fee_description: z.optional(z.string()),
    description: z.string(),
  }),
])
export type ScheduleTemplate = z.infer<typeof scheduleTemplate>

/** What repeats. */
export const schedule = z.object({
  id,
  template: scheduleTemplate,
  unit: scheduleUnit,
  every: z.int(),
  /** The first day: all others are counted from it. */
  anchor_date: z.string(),
  /** The day of each month, which a shorter one ends before; null where it is that of the first day. */
  month_day: z.nullable(monthDay),
  weekend,
  until: z.nullable(z.string()),
  count: z.nullable(z.int()),
  /** True where it books by itself while its wallets are open, false where it is offered on its day. */
  is_automatic: z.boolean(),
  /** How many days before its day an e-mail reminds of it; null where none does. */
  remind_days: z.nullable(z.int()),
  /** The first of its days that is neither booked nor skipped; null where none is left. */
  next_due: z.nullable(z.string()),
  /** The day on which that one is booked: another one where it falls on a weekend. */
  next_date: z.nullable(z.string()),
  /** How many days are neither booked nor skipped, and the day of the last; null where it has no end. */
  left: z.nullable(z.int()),
  last_date: z.nullable(z.string()),
  created_at: z.string(),
  /** Changes with every edit of the schedule; its ETag, without the quotes. */
  version: z.string(),
})
export type Schedule = z.infer<typeof schedule>
export const scheduleAnswer = dataOf(schedule)

/** All of a user's at once: what is due first stands first, then what has ended. */
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
    /** The first day. With `month_day`, it moves to the first such day from there on. */
    anchor_date: day,
    /** Absent, it stays where unit and first day stay, and else is that of the first day, as null says. */
    month_day: z.optional(z.nullable(monthDay)),
    weekend: z._default(weekend, 'keep'),
    /** The last day on which it may be due. */
    until: z.optional(z.nullable(day)),
    /** How many days it has; those that are skipped count. */
    count: z.optional(z.nullable(whole(1, 500))),
    is_automatic: z.boolean(notInList),
    remind_days: z.optional(z.nullable(whole(0, 30))),
  })
  .check(
    // The database has the same rules: the checks of the table schedules.
    z.refine(({ unit, weekend }) => weekend === 'keep' || unit === 'month' || unit === 'year', {
      error: 'Only what repeats by months or years can move off a weekend',
      path: ['weekend'],
    }),
    z.refine(({ until, count }) => !until || !count, {
      error: 'Choose a last day or a number, not both',
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

/** What was recorded again and again and is no schedule yet, and why it seems to be one. */
export const scheduleProposal = z.object({
  /** The same each time it is proposed. */
  key: z.string(),
  template: scheduleTemplate,
  unit: scheduleUnit,
  every: z.int(),
  /** The next day on which it would be due, from the user's today on. */
  anchor_date: z.string(),
  /** `last` where each time was the last day of its month; a number where it is not the day of `anchor_date`. */
  month_day: z.optional(monthDay),
  /** How often it was recorded, from when, and when last. */
  times: z.int(),
  first_date: z.string(),
  last_date: z.string(),
  /** True where the amount has changed once. */
  has_new_amount: z.boolean(),
})
export type ScheduleProposal = z.infer<typeof scheduleProposal>
export const scheduleProposalsAnswer = listOf(scheduleProposal)
export type ScheduleProposalsAnswer = z.infer<typeof scheduleProposalsAnswer>

export const oneProposal = z.object({ key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) })
