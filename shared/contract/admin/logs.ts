import * as z from 'zod/mini'
import { activityStatus } from '../activities/shapes'
import { adminListOf, adminQuery, person } from './list'
import { day, id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { timeZone } from '../fields/time-zone'

/**
 * An action or attempted action of a user. It remains even if the user clears their own activity
 * log.
 */
export const adminLog = z.object({
  id,
  user_id: id,
  actor: person,
  /** The user whom the action affected; null if that is the actor. */
  target: z.nullable(person),
  action: z.string(),
  timestamp: z.string(),
  status: activityStatus,
})
export type AdminLog = z.infer<typeof adminLog>

/**
 * `search` matches part of the translated action, or of the actor's name or e-mail address.
 * `user_id` matches actor or target. `from` and `to` are inclusive days in `time_zone` (default
 * UTC).
 */
export const adminLogFilter = z.object({
  search: adminQuery.shape.search,
  status: emptyIsAbsent(z.enum(['Sukses', 'Gagal'], 'Choose one from the list')),
  user_id: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, 'Choose one from the list'))),
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  time_zone: emptyIsAbsent(timeZone),
})
export type AdminLogFilter = z.infer<typeof adminLogFilter>

/**
 * Newest first. GET /admin/logs/export takes only the filter and returns all matching rows as CSV.
 * The file is named after today's date in `time_zone` (default Asia/Jakarta).
 */
export const adminLogsQuery = z.extend(adminLogFilter, {
  limit: adminQuery.shape.limit,
  cursor: adminQuery.shape.cursor,
})
export type AdminLogsQuery = z.infer<typeof adminLogsQuery>
export const adminLogsAnswer = adminListOf(adminLog)
export type AdminLogsAnswer = z.infer<typeof adminLogsAnswer>
