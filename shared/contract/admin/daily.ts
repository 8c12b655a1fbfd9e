import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'
import { timeZone } from '../fields/time-zone'

/** `time_zone` decides which day is today; UTC by default. */
export const adminDailyQuery = z.object({ time_zone: emptyIsAbsent(timeZone) })

/**
 * `transactions` leaves out transactions that are still in the future in their owner's time zone.
 * The list of transactions includes them.
 */
export const adminDay = z.object({ day: z.string(), sign_ups: z.int(), transactions: z.int() })
export type AdminDay = z.infer<typeof adminDay>

/** The 30 days up to today, oldest first, including days without events. */
export const adminDailyAnswer = z.object({ data: z.array(adminDay) })
export type AdminDailyAnswer = z.infer<typeof adminDailyAnswer>
