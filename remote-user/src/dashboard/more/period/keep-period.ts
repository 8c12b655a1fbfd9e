import type { Period } from '@pundi/kit/format'
import { clearKeptPeriod, keptPeriod, nameInStorage } from '../../kept-period'
import { thisPeriod } from './read-period'

/** In the storage in place of a day: the month of whichever day it is read on. */
const current = 'current'

/** Remembers the period that its user chose, in this browser. */
export function keepPeriod(period: Period | null) {
  if (period === null) clearKeptPeriod()
  else localStorage.setItem(nameInStorage(), period.from === thisPeriod().from ? current : period.from)
}

/** How an address names the period that was chosen last. */
export function nameOfKept(): string {
  const kept = keptPeriod()
  return kept === current ? thisPeriod().from : (kept ?? 'all')
}
