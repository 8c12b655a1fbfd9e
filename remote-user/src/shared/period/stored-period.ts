import { session } from '@pundi/platform/session'

/** Storage key of the user's last period on the dashboard. No entry means all time. */
const periodKey = () => `period:${session.getState().userid ?? ''}`

/** Null if absent or blocked. */
export function storedPeriod(): string | null {
  try {
    return localStorage.getItem(periodKey())
  } catch {
    return null
  }
}

/** Null clears it. */
export function storePeriodName(period: string | null) {
  try {
    if (period === null) localStorage.removeItem(periodKey())
    else localStorage.setItem(periodKey(), period)
  } catch {
    // Storage is full or blocked: the address has the period.
  }
}
