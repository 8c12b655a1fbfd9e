import * as z from 'zod/mini'
import { emptyIsAbsent } from './query'

/**
 * What happens to past due days of a schedule when their records are deleted:
 * - `keep`: the days still count as recorded.
 * - `offer`: the user is asked to record the days again.
 * - `ask`: if there are such days, nothing is deleted, and the user must choose.
 */
export const removedDays = z.enum(['keep', 'offer', 'ask'], 'Choose one from the list')
export type RemovedDays = z.infer<typeof removedDays>

export const removedDaysQuery = z.object({ days: emptyIsAbsent(removedDays) })

export const REMOVED_DAYS =
  'Days to come whose records are deleted are offered again. One that has come stays recorded, or with `days=offer` waits ' +
  'to be recorded or skipped. With `days=ask` nothing is deleted where there is one: `data.days` says how many.'
