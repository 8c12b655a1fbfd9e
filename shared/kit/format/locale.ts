import { preferences } from '@pundi/platform/session'
import type { Language } from '@pundi/contract/federation'

/** es-419 is Latin American Spanish, with a decimal point and the currency sign in front. */
const ofNumbers = { default: 'id-ID', id: 'id-ID', en: 'en-US', es: 'es-419' }

/**
 * All these locales use the 24-hour clock and write the day before the month, so that users do not
 * misread dates.
 */
const ofDates = { ...ofNumbers, en: 'en-GB', es: 'es-ES' }

const chosen = (): Language => preferences.getState().language ?? 'default'

export const numberLocale = () => ofNumbers[chosen()]

export const dateLocale = () => ofDates[chosen()]

/** Caches Intl formats, because creating a format is slow and a page formats hundreds of values. */
function keepAll<Options, Format>(Kind: new (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const name = locale + JSON.stringify(options)
    const format = kept.get(name) ?? new Kind(locale, options)
    kept.set(name, format)
    return format
  }
}

export const numberFormat = keepAll<Intl.NumberFormatOptions, Intl.NumberFormat>(Intl.NumberFormat)

export const dateFormat = keepAll<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(Intl.DateTimeFormat)
