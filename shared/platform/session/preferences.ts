import { createStore } from 'zustand/vanilla'
import type { Preferences } from '@pundi/contract'
import { preferencesOf, readPreferences, storePreferences } from './storage'

/**
 * The preferences of the last user of this browser, so that a page has the right theme and language before the server
 * has answered. One store for the shell and all remotes.
 */
export const preferences = createStore<Preferences>(readPreferences)

/** Takes over what the server says the user chose, or what the user has chosen now. */
export function prefer(chosen: Preferences) {
  storePreferences(chosen)
  preferences.setState(preferencesOf(chosen))
}

/** Takes over what another tab may have chosen. */
export const rereadPreferences = () => preferences.setState(readPreferences())
