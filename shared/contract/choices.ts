/*
 * These lists have their own file, because the first script of a page reads them before the
 * validators load. A test compares the lists with the checks of the database.
 */

/**
 * BCP 47 tags. Users who have not chosen a language see the specification's mix of English and
 * Indonesian.
 */
export const languages = ['en', 'id', 'es'] as const

export const currencies = ['IDR', 'USD', 'EUR'] as const

/** The first theme is the default; it follows the device's setting. */
export const themes = ['system', 'light', 'dark'] as const

export const standardTimeZone = 'Asia/Jakarta'

export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
