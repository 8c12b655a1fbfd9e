import * as z from 'zod/mini'
import { emptyIsAbsent } from '../fields/query'

/**
 * What becomes of days that have come and whose records are deleted: they stay recorded, or are offered again. `ask`
 * deletes nothing where there is such a day.
 */
export const removedDays = z.enum(['keep', 'offer', 'ask'], 'Choose one from the list')
export type RemovedDays = z.infer<typeof removedDays>

export const removedDaysQuery = z.object({ days: emptyIsAbsent(removedDays) })

export const REMOVED_DAYS =
  'Days to come whose records are deleted are offered again. One that has come stays recorded, or with `days=offer` waits ' +
  'to be recorded or skipped. With `days=ask` nothing is deleted where there is one: `data.days` says how many.'
