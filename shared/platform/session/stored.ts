import { languages, themes } from '@pundi/contract/choices'

/* Read by the first script of every page, which is sent inline: keep it small. */

/** Null if absent or blocked. */
export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** The specification gives these names. */
export const readStored = () => ({ token: readItem('token'), userid: readItem('userid') })

/** Anybody can write into the storage, so only known values count. */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find(name => name === value)

export const readLanguage = (stored = readItem('language')) => oneOf(languages, stored) ?? null

export const readTheme = (stored = readItem('theme')) => oneOf(themes, stored) ?? themes[0]
