import * as z from 'zod/mini'
import { id } from '../fields/field'
import { monthDay, scheduleUnit, weekend } from './choices'
import { scheduleTemplate } from './shapes'

/** What a schedule was at a moment. What was null is absent. */
export const scheduleState = z.object({
  id,
  /** Of its category, or those of its wallets. */
  name: z.string(),
  description: z.string(),
  template: scheduleTemplate,
  unit: scheduleUnit,
  every: z.int(),
  anchor_date: z.string(),
  month_day: z.optional(monthDay),
  weekend,
  until: z.optional(z.string()),
  count: z.optional(z.int()),
  is_automatic: z.boolean(),
  remind_days: z.optional(z.int()),
  /** The days that were skipped. */
  skipped: z.optional(z.array(z.string())),
  /** Days before it are over, whether they are booked or not. */
  open_from: z.string(),
  created_at: z.optional(z.string()),
})
export type ScheduleState = z.infer<typeof scheduleState>

/** What an entry did to what repeats. */
export const scheduleChange = z.object({
  before: z.nullable(scheduleState),
  after: z.nullable(scheduleState),
  /** As it is now, null where it is gone; absent where there is nothing to bring back. */
  now: z.optional(z.nullable(scheduleState)),
})
export type ScheduleChange = z.infer<typeof scheduleChange>
