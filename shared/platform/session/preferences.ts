import { createStore } from 'zustand/vanilla'
import type { Preferences } from '@pundi/contract'
import { preferencesOf, readPreferences, storePreferences } from './storage'

/**
 * Preferences of the user who used this browser last, so that theme and language are right before the server answers.
 * Shared by the shell and all remotes.
 */
export const preferences = createStore<Preferences>(readPreferences)

/** Applies and stores preferences that the server sent or the user chose. */
export function prefer(chosen: Preferences) {
  storePreferences(chosen)
  preferences.setState(preferencesOf(chosen))
}

export const rereadPreferences = () => preferences.setState(readPreferences())
