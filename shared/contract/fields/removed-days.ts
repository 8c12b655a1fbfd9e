import * as z from 'zod/mini'
import { emptyIsAbsent } from './query'

/**
 * What happens to the past due dates of deleted records: they stay recorded, or are offered again. With `ask`,
 * nothing is deleted if there are such dates.
 */
export const removedDays = z.enum(['keep', 'offer', 'ask'], 'Choose one from the list')
export type RemovedDays = z.infer<typeof removedDays>

export const removedDaysQuery = z.object({ days: emptyIsAbsent(removedDays) })

export const REMOVED_DAYS =
  'Days to come whose records are deleted are offered again. One that has come stays recorded, or with `days=offer` waits ' +
  'to be recorded or skipped. With `days=ask` nothing is deleted where there is one: `data.days` says how many.'
