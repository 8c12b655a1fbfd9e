import type { Period } from '@pundi/kit/format'
import { storedPeriod, storePeriodName } from '../../../shared/period/stored-period'
import { thisPeriod } from './read-period'

/** Stored instead of a date. This value means the period that is current when the value is read. */
const current = 'current'

export function storePeriod(period: Period | null) {
  storePeriodName(period?.from === thisPeriod().from ? current : (period?.from ?? null))
}

export function addressOfStored(): string {
  const kept = storedPeriod()
  return kept === current ? thisPeriod().from : (kept ?? 'all')
}
