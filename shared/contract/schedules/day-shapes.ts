import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { budgetAlertsMeta } from '../budgets/alerts'
import { listOf } from '../fields/answer'
import { day, id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { MOST_ROWS } from '../fields/several'
import { split } from '../transactions/tags-and-splits'
import { schedule, scheduleTemplateBody } from './shapes'

const notInList = 'Choose one from the list'

/** A due day of a schedule, recorded or not. Money leaves `from_wallet_id` and arrives in `to_wallet_id`. */
export const scheduleDay = z.object({
  schedule_id: id,
  /**
   * The day given by the schedule's rule, before a weekend moves it. Calls that skip or record a
   * due day identify it by this field.
   */
  due_on: z.string(),
  date: z.string(),
  state: z.enum(['open', 'booked', 'skipped']),
  /**
   * The recorded transaction or transfer, even if it has been deleted since; null if there is none.
   */
  record_id: z.nullable(id),
  type: z.enum(['income', 'expense', 'transfer']),
  amount: z.string(),
  is_refund: z.boolean(),
  /** Null for a transfer; for a split, the category of its first part. */
  category_id: z.nullable(id),
  splits: z.nullable(z.array(split)),
  fee: z.nullable(z.string()),
  fee_category_id: z.nullable(id),
  from_wallet_id: z.nullable(id),
  to_wallet_id: z.nullable(id),
  description: z.string(),
  /**
   * True if the server records the day automatically. False while the day's wallet is closed. If
   * the wallet was closed when the day came due, the value stays false even after the wallet is
   * opened again, so the user must record the day.
   */
  is_automatic: z.boolean(),
  /**
   * If a schedule has more than 60 open days, one row covers all except the last 60: `count` days
   * of `amount` each, from `due_on` to `last_due_on`.
   */
  count: z.optional(z.int()),
  last_due_on: z.optional(z.string()),
})
export type ScheduleDay = z.infer<typeof scheduleDay>

/**
 * Lists two kinds of days: (a) all open days (neither recorded nor skipped) up to and including
 * `to`, even those before `from`; (b) recorded and skipped days from `from` to `to`. By default,
 * `from` is 31 days before today and `to` is 62 days after today. Limits: a range of 400 days, 400
 * days after today, 2000 rows.
 */
export const scheduleDaysQuery = z.object({ from: emptyIsAbsent(day), to: emptyIsAbsent(day) })
export const scheduleDaysAnswer = listOf(scheduleDay)
export type ScheduleDaysAnswer = z.infer<typeof scheduleDaysAnswer>

type Several = { due_on: string; last_due_on?: string | undefined }

const inOrder = z.refine<Several>(({ due_on, last_due_on = due_on }) => due_on <= last_due_on, {
  error: 'The last day comes before the first',
  path: ['last_due_on'],
})

/** One due day. With `last_due_on` (at most today), all open due days from `due_on` to `last_due_on`. */
export const scheduleDayBody = z.object({ due_on: day, last_due_on: z.optional(day) }).check(inOrder)
export type ScheduleDayBody = z.infer<typeof scheduleDayBody>

/** All open due days from `due_on` to `last_due_on`, which is at most today. */
export const scheduleDaysBody = z.object({ due_on: day, last_due_on: day }).check(inOrder)
export type ScheduleDaysBody = z.infer<typeof scheduleDaysBody>

const bookedRecord = z.object({ record_id: id, record_version: z.string() })

/** If a record's version later differs from `record_version`, the user has edited the record. */
export const scheduleDaysBookingAnswer = writtenOf(
  z.object({ count: z.int(), records: z.array(bookedRecord) }),
)
export type ScheduleDaysBookingAnswer = z.infer<typeof scheduleDaysBookingAnswer>

export const scheduleDaysUnbookingBody = z.object({
  records: z
    .array(bookedRecord, notInList)
    .check(z.minLength(1, notInList), z.maxLength(MOST_ROWS, 'At most 500')),
})
export type ScheduleDaysUnbookingBody = z.infer<typeof scheduleDaysUnbookingBody>

export const scheduleBookingBody = z.object({
  due_on: day,
  template: z.optional(scheduleTemplateBody),
  date: z.optional(day),
})
export type ScheduleBookingBody = z.infer<typeof scheduleBookingBody>

export const scheduleBookingAnswer = z.extend(
  writtenOf(z.object({ schedule, record_id: id, record_version: z.string() })),
  budgetAlertsMeta,
)
export type ScheduleBookingAnswer = z.infer<typeof scheduleBookingAnswer>

export const scheduleUnbookingBody = z.object({ due_on: day, record_id: id })
export type ScheduleUnbookingBody = z.infer<typeof scheduleUnbookingBody>
