import { session } from '@pundi/platform/session'

/** Storage key of the first day of the last summary that this user closed. */
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
    // Storage is full or blocked: the summary comes back after a reload.
  }
}
