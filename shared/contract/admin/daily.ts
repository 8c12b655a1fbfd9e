import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'
import { timeZone } from '../fields/time-zone'

/** `time_zone` sets today; UTC by default. */
export const adminDailyQuery = z.object({ time_zone: emptyIsAbsent(timeZone) })

/**
 * `transactions` counts those dated this day, as the list does with this day as `from` and `to`, but without those
 * still in the owner's future.
 */
export const adminDay = z.object({ day: z.string(), sign_ups: z.int(), transactions: z.int() })
export type AdminDay = z.infer<typeof adminDay>

/** GET /admin/daily: the 30 days up to today, in order, with the empty ones. */
export const adminDailyAnswer = z.object({ data: z.array(adminDay) })
export type AdminDailyAnswer = z.infer<typeof adminDailyAnswer>
