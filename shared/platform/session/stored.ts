import { languages, themes } from '@pundi/contract/choices'

/*
 * What the first script of every page reads before anything is drawn. It is in a file of its own, since that script is
 * sent with each page.
 */

/** The stored session, under the names that the specification gives. */
export const readStored = () => ({
  token: localStorage.getItem('token'),
  userid: localStorage.getItem('userid'),
})

/** Accepts only known values, since anybody can write into the storage. */
export const oneOf = <Name extends string>(names: readonly Name[], value: string | null) =>
  names.find(name => name === value)

export const readLanguage = (stored = localStorage.getItem('language')) => oneOf(languages, stored) ?? null

export const readTheme = (stored = localStorage.getItem('theme')) => oneOf(themes, stored) ?? themes[0]
