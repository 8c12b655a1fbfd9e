import * as z from 'zod/mini'
import { activityStatus } from '../activities/shapes'
import { adminListOf, adminQuery, person } from './list'
import { day, id } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { timeZone } from '../fields/time-zone'

/** What somebody did or tried to do; it stays when a user removes it from their own list. */
export const adminLog = z.object({
  id,
  /** Who did it. */
  user_id: id,
  actor: person,
  /** Whom it was done to, where that is somebody else. */
  target: z.nullable(person),
  /** What was done, in the reader's language. */
  action: z.string(),
  timestamp: z.string(),
  status: activityStatus,
})
export type AdminLog = z.infer<typeof adminLog>

/**
 * `search` is part of the action in the reader's language, or of the name or e-mail address of who did it.
 * `user_id` keeps what that user did and what was done to them. `from` and `to` are days, both inclusive, where
 * `time_zone` is (UTC where it is absent).
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
 * Newest first. GET /admin/logs/export takes the filter alone and answers all that it keeps, as CSV, in a
 * file named after the day where `time_zone` is (Asia/Jakarta where it is absent).
 */
export const adminLogsQuery = z.extend(adminLogFilter, {
  limit: adminQuery.shape.limit,
  cursor: adminQuery.shape.cursor,
})
export type AdminLogsQuery = z.infer<typeof adminLogsQuery>
export const adminLogsAnswer = adminListOf(adminLog)
export type AdminLogsAnswer = z.infer<typeof adminLogsAnswer>
