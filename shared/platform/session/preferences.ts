import { createStore } from 'zustand/vanilla'
import type { Preferences } from '@pundi/contract'
import { preferencesOf, readPreferences, storePreferences } from './storage'

/**
 * Preferences of the browser's last user. They give a page the right theme and language before the
 * server answers. Shared by the shell and all remotes.
 */
export const preferences = createStore<Preferences>(readPreferences)

/** Applies and stores new preferences, from the server or from the user. */
export function prefer(chosen: Preferences) {
  storePreferences(chosen)
  preferences.setState(preferencesOf(chosen))
}

export const rereadPreferences = () => preferences.setState(readPreferences())
