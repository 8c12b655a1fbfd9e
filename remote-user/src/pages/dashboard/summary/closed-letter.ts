import { session } from '@pundi/platform/session'

/** Storage key: the first day of the last summary that this user closed. */
const storageKey = () => `letter:${session.getState().userid ?? ''}`

/** Null if absent or blocked. */
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
    // Storage is full or blocked: the letter comes back after a reload.
  }
}
