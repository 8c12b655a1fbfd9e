import { session } from '@pundi/platform/session'
import type { FieldName, Profile } from './profile'

/** A saved result. Its score is computed from the profile each time. */
export interface SavedResult {
  /** ISO 8601. */
  at: string
  profile: Profile
}

/** What this browser stores for one user. None of it is ever sent. */
export interface StoredAnswers {
  answers: Partial<Record<FieldName | 'income', string>>
  /** Oldest first. */
  saved: SavedResult[]
}

const nothing: StoredAnswers = { answers: {}, saved: [] }

export const mostSaved = 24

const nameOf = () => `recommendation:${session.getState().userid ?? ''}`

/** Empty without a user, or if an earlier release stored another format. */
export function readStored(): StoredAnswers {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf()) ?? 'null') as Partial<StoredAnswers> | null
    if (!kept || !Array.isArray(kept.saved) || typeof kept.answers !== 'object') return nothing
    return { answers: kept.answers, saved: kept.saved }
  } catch {
    return nothing
  }
}

/** False if the browser refuses to store the answers: they are then only on the page. */
export function writeStored(kept: StoredAnswers): boolean {
  try {
    localStorage.setItem(nameOf(), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function clearStored() {
  try {
    localStorage.removeItem(nameOf())
  } catch {
    // Storage is forbidden, so there is nothing to clear.
  }
}
