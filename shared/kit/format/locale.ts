import { preferences } from '@pundi/platform/session'
import type { Language } from '@pundi/contract/federation'

/** The locales of numbers; Spanish as Latin America has it in common: a point before decimals, the sign in front. */
const ofNumbers = { default: 'id-ID', id: 'id-ID', en: 'en-US', es: 'es-419' }

/** The locales of dates. Days come before months in all of them, so that no date is taken for another; 24 hours. */
const ofDates = { ...ofNumbers, en: 'en-GB', es: 'es-ES' }

const chosen = (): Language => preferences.getState().language ?? 'default'

/** The locale in which this reader sees numbers. */
export const numberLocale = () => ofNumbers[chosen()]

/** The locale in which this reader sees dates and times. */
export const dateLocale = () => ofDates[chosen()]

/** Keeps each format that is made: that takes longer than to use it, and a page writes hundreds of days and amounts. */
function keepAll<Options, Format>(Kind: new (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const name = locale + JSON.stringify(options)
    const format = kept.get(name) ?? new Kind(locale, options)
    kept.set(name, format)
    return format
  }
}

/** A number format, made once for each locale and set of options. */
export const numberFormat = keepAll<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)

/** A format of days and times, made once for each locale and set of options. */
export const dateFormat = keepAll<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
