import * as z from 'zod/mini'
import { listOf } from './answer'
import { id } from './field'
import { cursor, emptyIsAbsent, limit } from './query'
import { searchText } from './text'

export const activityStatus = z.enum(['Sukses', 'Gagal'])

/** A line of a user's own log. `amount` is negative for an outflow, null where there is none. */
export const activity = z.object({
  id,
  /** What was done, in the reader's language. */
  type: z.string(),
  amount: z.nullable(z.string()),
  /** ISO 8601 with a zone. */
  date: z.string(),
  status: activityStatus,
})
export type Activity = z.infer<typeof activity>

/** Newest first. `search` is part of the type as the reader sees it, in any case. */
export const activitiesQuery = z.object({ search: emptyIsAbsent(searchText(100)), limit, cursor })
export const activitiesAnswer = listOf(activity)
export type ActivitiesAnswer = z.infer<typeof activitiesAnswer>
