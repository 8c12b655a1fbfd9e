import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'
import { timeZone } from '../fields/time-zone'

/** `time_zone` says where today is; UTC where it is absent. */
export const adminDailyQuery = z.object({ time_zone: emptyIsAbsent(timeZone) })

/**
 * `sign_ups` are accounts made on that day; `transactions` those that are dated so, as many as the list with that day
 * as `from` and `to`, less those whose owner's today is not there yet.
 */
export const adminDay = z.object({ day: z.string(), sign_ups: z.int(), transactions: z.int() })
export type AdminDay = z.infer<typeof adminDay>

/** GET /admin/daily: the last 30 days up to today, in order, those on which nothing happened too. */
export const adminDailyAnswer = z.object({ data: z.array(adminDay) })
export type AdminDailyAnswer = z.infer<typeof adminDailyAnswer>
