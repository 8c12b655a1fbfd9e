import { createStore } from 'zustand/vanilla'
import type { Preferences } from '@pundi/contract'
import { preferencesOf, readPreferences, storePreferences } from './storage'

/**
 * How this browser shows things: as its last user chose, so that a page has the right theme and language before the
 * server has said who comes. There is one for the shell and all remotes.
 */
export const preferences = createStore<Preferences>(readPreferences)

/** The server has said what the user chose, or the user has chosen anew. */
export function prefer(chosen: Preferences) {
  storePreferences(chosen)
  preferences.setState(preferencesOf(chosen))
}

/** Another tab may have chosen. */
export const rereadPreferences = () => preferences.setState(readPreferences())
