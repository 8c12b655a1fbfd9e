import type { Preferences } from '@pundi/contract'
import { currencies, isTimeZone, standardTimeZone } from '@pundi/contract/choices'
import { oneOf, readLanguage, readTheme } from './stored'

export function store(token: string | null, userid: string | null) {
  set('token', token)
  set('userid', userid)
}

/** How each preference is read from the text in the storage. */
const readers: { [Name in keyof Preferences]: (stored: string | null) => Preferences[Name] } = {
  currency: stored => oneOf(currencies, stored) ?? currencies[0],
  language: readLanguage,
  month_start: stored => (/^([1-9]|1\d|2[0-8])$/.test(stored ?? '') ? Number(stored) : 1),
  theme: readTheme,
  time_zone: stored => (stored !== null && isTimeZone(stored) ? stored : standardTimeZone),
}

export const preferenceNames = Object.keys(readers) as (keyof Preferences)[]

const eachOf = (valueOf: (name: keyof Preferences) => unknown) =>
  Object.fromEntries(preferenceNames.map(name => [name, valueOf(name)])) as Preferences

export const readPreferences = (): Preferences => eachOf(name => readers[name](localStorage.getItem(name)))

/** Picks the preferences from a user or from settings. */
export const preferencesOf = (chosen: Preferences): Preferences => eachOf(name => chosen[name])

export function storePreferences(chosen: Preferences) {
  for (const name of preferenceNames) set(name, chosen[name])
}

function set(name: 'token' | 'userid' | keyof Preferences, value: string | number | null) {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, String(value))
}
