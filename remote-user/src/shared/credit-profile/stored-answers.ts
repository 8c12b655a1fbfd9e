import { session } from '@pundi/platform/session'
import type { FieldName, Profile } from './profile'

/** A saved result. The score is not saved; it is computed from `profile` each time. */
export interface SavedResult {
  /** ISO 8601. */
  at: string
  profile: Profile
}

/** What this browser stores for one user. These data are never sent to the server. */
export interface StoredAnswers {
  answers: Partial<Record<FieldName | 'income', string>>
  /** Oldest first. */
  saved: SavedResult[]
}

const nothing: StoredAnswers = { answers: {}, saved: [] }

export const mostSaved = 24

const nameOf = () => `recommendation:${session.getState().userid ?? ''}`

/** Empty if no user is signed in, or if an earlier release stored another format. */
export function readStored(): StoredAnswers {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf()) ?? 'null') as Partial<StoredAnswers> | null
    if (!kept || !Array.isArray(kept.saved) || typeof kept.answers !== 'object') return nothing
    return { answers: kept.answers, saved: kept.saved }
  } catch {
    return nothing
  }
}

/** False if the browser refuses to store the answers. The answers then exist only on the page. */
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
    // The browser blocks the storage, so nothing was ever stored.
  }
}
