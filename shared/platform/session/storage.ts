import type { Preferences } from '@pundi/contract'
import { currencies, isTimeZone, standardTimeZone } from '@pundi/contract/choices'
import { oneOf, readItem, readLanguage, readTheme } from './stored'

let isTokenStored = true

/** False if the storage is full or blocked. The session then ends when its document closes. */
export const isStored = () => isTokenStored

export function store(token: string | null, userid: string | null) {
  isTokenStored = set('token', token)
  set('userid', userid)
}

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

export const readPreferences = (): Preferences => eachOf(name => readers[name](readItem(name)))

export const preferencesOf = (chosen: Preferences): Preferences => eachOf(name => chosen[name])

export function storePreferences(chosen: Preferences) {
  for (const name of preferenceNames) set(name, chosen[name])
}

function set(name: 'token' | 'userid' | keyof Preferences, value: string | number | null) {
  try {
    // Do not write an unchanged value. Otherwise two tabs that store the same user would trigger
    // each other's storage events endlessly.
    if (value !== null && localStorage.getItem(name) === String(value)) return true
    // Remove the old value first. Otherwise the old value would remain if the storage is full.
    localStorage.removeItem(name)
    if (value !== null) localStorage.setItem(name, String(value))
    return true
  } catch {
    return false
  }
}
