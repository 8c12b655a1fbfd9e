/*
 * The values that somebody can choose for their account, each list once. They are in a file of their own because the
 * first script of a page reads them before the checks have loaded. A test compares them with the checks of the
 * database.
 */

/** As in BCP 47. Who chooses none reads the specification's own mix. */
export const languages = ['en', 'id', 'es'] as const

/** As in ISO 4217; the first is everybody's until they choose. */
export const currencies = ['IDR', 'USD', 'EUR'] as const

/** The first follows the device, and is everybody's until they choose. */
export const themes = ['system', 'light', 'dark'] as const

/** Where everybody is until something says otherwise. */
export const standardTimeZone = 'Asia/Jakarta'

/** Whether `Intl` knows a time zone: a name of the IANA database, or a fixed offset (`+07:00`). */
export function isTimeZone(value: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
