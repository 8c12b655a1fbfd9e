import type { Preferences } from '@pundi/contract'
import { currencies, isTimeZone, languages, standardTimeZone, themes } from '@pundi/contract/choices'

/** The stored session, under the names that the specification gives. */
export const readStored = () => ({
  token: localStorage.getItem('token'),
  userid: localStorage.getItem('userid'),
})

export function store(token: string | null, userid: string | null) {
  set('token', token)
  set('userid', userid)
}

/** Accepts only known values, since anybody can write into the storage. */
const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find(name => name === value)

/** How each preference is read from the text in the storage. */
const readers: { [Name in keyof Preferences]: (stored: string | null) => Preferences[Name] } = {
  currency: stored => oneOf(currencies, stored) ?? currencies[0],
  language: stored => oneOf(languages, stored) ?? null,
  month_start: stored => (/^([1-9]|1\d|2[0-8])$/.test(stored ?? '') ? Number(stored) : 1),
  theme: stored => oneOf(themes, stored) ?? themes[0],
  time_zone: stored => (stored !== null && isTimeZone(stored) ? stored : standardTimeZone),
}

export const preferenceNames = Object.keys(readers) as (keyof Preferences)[]

const eachOf = (valueOf: (name: keyof Preferences) => unknown) =>
  Object.fromEntries(preferenceNames.map(name => [name, valueOf(name)])) as Preferences

/** One stored preference. The first script of every page reads those that it needs, before anything is drawn. */
export const readPreference = <Name extends keyof Preferences>(name: Name): Preferences[Name] =>
  readers[name](localStorage.getItem(name))

export const readPreferences = (): Preferences => eachOf(readPreference)

/** Picks the preferences from a user or from settings. */
export const preferencesOf = (chosen: Preferences): Preferences => eachOf(name => chosen[name])

export function storePreferences(chosen: Preferences) {
  for (const name of preferenceNames) set(name, chosen[name])
}

function set(name: 'token' | 'userid' | keyof Preferences, value: string | number | null) {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, String(value))
}
