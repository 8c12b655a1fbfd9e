import * as z from 'zod/mini'
import { passedMeta } from '../budgets/passed'
import { dataOf, listOf } from '../fields/answer'
import { day, id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { MOST_ROWS } from '../fields/several'
import { split } from '../transactions/tags-and-splits'
import { schedule, scheduleTemplateBody } from './shapes'

const notInList = 'Choose one from the list'

/** A day of a schedule, and what it books. Money leaves `from_wallet_id` and arrives in `to_wallet_id`. */
export const scheduleDay = z.object({
  schedule_id: id,
  /** The day that the rule names: what `skip` and `book` are told. */
  due_on: z.string(),
  /** The day of the booking. */
  date: z.string(),
  state: z.enum(['open', 'booked', 'skipped']),
  /** What was booked: a transaction, or a transfer. Null where nothing was, and stays where that was deleted. */
  record_id: z.nullable(id),
  type: z.enum(['income', 'expense', 'transfer']),
  amount: z.string(),
  is_refund: z.boolean(),
  /** Null of a transfer; of one that is split, that of its first part. */
  category_id: z.nullable(id),
  splits: z.nullable(z.array(split)),
  fee: z.nullable(z.string()),
  fee_category_id: z.nullable(id),
  from_wallet_id: z.nullable(id),
  to_wallet_id: z.nullable(id),
  description: z.string(),
  /** False also while a wallet of it is closed, and of a day that had come by then: it waits for a call. */
  is_automatic: z.boolean(),
  /**
   * Of what is older than the last 60 days of a schedule up to today: how many open days it stands for, each of `amount`.
   * `due_on` and `date` are those of the first; none is due after `last_due_on`.
   */
  count: z.optional(z.int()),
  last_due_on: z.optional(z.string()),
})
export type ScheduleDay = z.infer<typeof scheduleDay>

/**
 * The days up to `to` that are open, however long they wait, and from `from` on those that were booked or skipped. At
 * most 400 days, no more than 400 after today, and the first 2000 rows. Without either: from 31 days before today to 62
 * after it.
 */
export const scheduleDaysQuery = z.object({ from: emptyIsAbsent(day), to: emptyIsAbsent(day) })
export const scheduleDaysAnswer = listOf(scheduleDay)
export type ScheduleDaysAnswer = z.infer<typeof scheduleDaysAnswer>

type Several = { due_on: string; last_due_on?: string | undefined }

const inOrder = z.refine<Several>(({ due_on, last_due_on = due_on }) => due_on <= last_due_on, {
  error: 'The last day comes before the first',
  path: ['last_due_on'],
})

/** A day; or with `last_due_on`, which is no later than today, all open ones from it to that one. */
export const scheduleDayBody = z.object({ due_on: day, last_due_on: z.optional(day) }).check(inOrder)
export type ScheduleDayBody = z.infer<typeof scheduleDayBody>

/** All open days from one to another, which is no later than today. */
export const scheduleDaysBody = z.object({ due_on: day, last_due_on: day }).check(inOrder)
export type ScheduleDaysBody = z.infer<typeof scheduleDaysBody>

const bookedRecord = z.object({ record_id: id, record_version: z.string() })

/** What was booked, and how it can be told whether it was edited since. */
export const scheduleDaysBookingAnswer = dataOf(z.object({ count: z.int(), records: z.array(bookedRecord) }))
export type ScheduleDaysBookingAnswer = z.infer<typeof scheduleDaysBookingAnswer>

/** What one call has booked. */
export const scheduleDaysUnbookingBody = z.object({
  records: z
    .array(bookedRecord, notInList)
    .check(z.minLength(1, notInList), z.maxLength(MOST_ROWS, 'At most 500')),
})
export type ScheduleDaysUnbookingBody = z.infer<typeof scheduleDaysUnbookingBody>

/** What is booked of this one day, where it is not what the schedule says: another template, another day. */
export const scheduleBookingBody = z.object({
  due_on: day,
  template: z.optional(scheduleTemplateBody),
  date: z.optional(day),
})
export type ScheduleBookingBody = z.infer<typeof scheduleBookingBody>

/** The schedule after it, and what was booked: a transaction or a transfer, and its version. */
export const scheduleBookingAnswer = z.extend(
  dataOf(z.object({ schedule, record_id: id, record_version: z.string() })),
  passedMeta,
)
export type ScheduleBookingAnswer = z.infer<typeof scheduleBookingAnswer>

/** The booking that is taken back: of which day, and the record that it made. */
export const scheduleUnbookingBody = z.object({ due_on: day, record_id: id })
export type ScheduleUnbookingBody = z.infer<typeof scheduleUnbookingBody>
