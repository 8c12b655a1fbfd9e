import { languages, themes } from '@pundi/contract/choices'

/* The first script of every page contains this module inline: keep it small. */

/** Null without a value, or if the storage is blocked. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Token and user id of the stored session. The specification gives these names. */
export const readStored = () => ({ token: readItem('token'), userid: readItem('userid') })

/** The value if it is one of `names`. Anybody can write into the storage, so no other value counts. */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find(name => name === value)

export const readLanguage = (stored = readItem('language')) => oneOf(languages, stored) ?? null

export const readTheme = (stored = readItem('theme')) => oneOf(themes, stored) ?? themes[0]
