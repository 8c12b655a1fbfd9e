import { languages, themes } from '@pundi/contract/choices'

/* Keep this module small: the first script of every page contains it inline. */

/** Null if there is no value, or if the storage is blocked. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Token and user id of the stored session, under the names that the specification demands. */
export const readStored = () => ({ token: readItem('token'), userid: readItem('userid') })

/**
 * The value if it is one of `names`, otherwise undefined. Any script may have written the stored
 * value.
 */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find(name => name === value)

export const readLanguage = (stored = readItem('language')) => oneOf(languages, stored) ?? null

export const readTheme = (stored = readItem('theme')) => oneOf(themes, stored) ?? themes[0]
