import { session } from '@pundi/platform/session'
import type { FieldName, Profile } from './scorecard/profile'

/** A result that somebody chose to keep: the score is computed anew from its profile, so it cannot contradict it. */
export interface SavedResult {
  /** ISO 8601. */
  at: string
  profile: Profile
}

/** What this browser keeps of the page for one user. Nothing of it is ever sent anywhere. */
export interface Kept {
  /** The values of the form, as typed. */
  answers: Partial<Record<FieldName, string>>
  /** Oldest first. */
  saved: SavedResult[]
}

const nothing: Kept = { answers: {}, saved: [] }

/** At most so many results are kept; the oldest goes first. */
export const mostSaved = 24

const nameOf = () => `recommendation:${session.getState().userid ?? ''}`

/** What was kept for the signed-in user; nothing where there is none, or where an earlier release wrote otherwise. */
export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf()) ?? 'null') as Partial<Kept> | null
    if (!kept || !Array.isArray(kept.saved) || typeof kept.answers !== 'object') return nothing
    return { answers: kept.answers, saved: kept.saved }
  } catch {
    return nothing
  }
}

/** Keeps it. A browser that refuses to keep it loses the comfort, never the answers on the page. */
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
