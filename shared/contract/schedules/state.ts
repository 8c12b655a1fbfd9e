import * as z from 'zod/mini'
import { id } from '../fields/field'
import { monthDay, scheduleUnit, weekend } from './choices'
import { scheduleTemplate } from './shapes'

export const scheduleState = z.object({
  id,
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
  skipped: z.optional(z.array(z.string())),
  /** All due days before this day are recorded or skipped. */
  open_from: z.string(),
  created_at: z.optional(z.string()),
})
export type ScheduleState = z.infer<typeof scheduleState>

export const scheduleChange = z.object({
  before: z.nullable(scheduleState),
  after: z.nullable(scheduleState),
  now: z.optional(z.nullable(scheduleState)),
})
export type ScheduleChange = z.infer<typeof scheduleChange>
