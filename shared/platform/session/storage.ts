import type { Preferences } from '@pundi/contract'

/** What the browser keeps of a session, under the names that the specification gives. */
export const readStored = () => ({
  token: localStorage.getItem('token'),
  userid: localStorage.getItem('userid'),
})

export function store(token: string | null, userid: string | null) {
  set('token', token)
  set('userid', userid)
}

/** What the browser keeps of a user's settings. Also read by the first script of every page, before anything is drawn. */
export const readPreferences = (): Preferences => ({
  currency: oneOf(['IDR', 'USD', 'EUR'], localStorage.getItem('currency')) ?? 'IDR',
  language: oneOf(['en', 'id', 'es'], localStorage.getItem('language')) ?? null,
  theme: oneOf(['system', 'light', 'dark'], localStorage.getItem('theme')) ?? 'system',
})

export function storePreferences({ currency, language, theme }: Preferences) {
  set('currency', currency)
  set('language', language)
  set('theme', theme)
}

/** Anybody can write anything into a storage. */
const oneOf = <const Name extends string>(names: Name[], value: string | null) =>
  names.find(name => name === value)

function set(name: 'token' | 'userid' | keyof Preferences, value: string | null) {
  if (value === null) localStorage.removeItem(name)
  else localStorage.setItem(name, value)
}
