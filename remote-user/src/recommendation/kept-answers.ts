import { session } from '@pundi/platform/session'
import type { FieldName, Profile } from './scorecard/profile'

/** A result that the user saved. It has no score: the score is computed from the profile each time. */
export interface SavedResult {
  /** ISO 8601. */
  at: string
  profile: Profile
}

/** What this browser keeps of the page for one user. Nothing of it is ever sent anywhere. */
export interface Kept {
  /** The values of the form, as typed. */
  answers: Partial<Record<FieldName | 'income', string>>
  /** Oldest first. */
  saved: SavedResult[]
}

const nothing: Kept = { answers: {}, saved: [] }

/** At most so many results are kept; the oldest goes first. */
export const mostSaved = 24

const nameOf = () => `recommendation:${session.getState().userid ?? ''}`

/** What was kept for the signed-in user. Empty without one, and where an earlier release used another format. */
export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf()) ?? 'null') as Partial<Kept> | null
    if (!kept || !Array.isArray(kept.saved) || typeof kept.answers !== 'object') return nothing
    return { answers: kept.answers, saved: kept.saved }
  } catch {
    return nothing
  }
}

/** Keeps it. Where the browser refuses, the answers stay on the page, but not in storage. */
export function writeKept(kept: Kept): boolean {
  try {
    localStorage.setItem(nameOf(), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function clearKept() {
  try {
    localStorage.removeItem(nameOf())
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}
