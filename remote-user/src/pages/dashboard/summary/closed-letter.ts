import { session } from '@pundi/platform/session'

/**
 * Storage key for the summary that the user closed last. The stored value is the first day of the
 * summary's period.
 */
const storageKey = () => `letter:${session.getState().userid ?? ''}`

/** Null if nothing is stored, or if the browser blocks the storage. */
export function closedLetter(): string | null {
  try {
    return localStorage.getItem(storageKey())
  } catch {
    return null
  }
}

export function closeLetter(from: string) {
  try {
    localStorage.setItem(storageKey(), from)
  } catch {
    // The storage is full or blocked, so the summary comes back after a reload.
  }
}
