import { session } from '@pundi/platform/session'

/**
 * Storage key of the period that the user chose last on the dashboard. If nothing is stored, the
 * dashboard shows all time.
 */
const periodKey = () => `period:${session.getState().userid ?? ''}`

/** Null if nothing is stored, or if the browser blocks the storage. */
export function storedPeriod(): string | null {
  try {
    return localStorage.getItem(periodKey())
  } catch {
    return null
  }
}

export function storePeriodName(period: string | null) {
  try {
    if (period === null) localStorage.removeItem(periodKey())
    else localStorage.setItem(periodKey(), period)
  } catch {
    // The storage is full or blocked, so the period is only in the address.
  }
}
