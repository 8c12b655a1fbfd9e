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

/** Formats that were made: each takes longer to make than to use, and a page writes hundreds of days and amounts. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function keep<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(name: string, make: () => Format) {
  const format = (formats.get(name) as Format | undefined) ?? make()
  formats.set(name, format)
  return format
}

/** A number format, made once for each locale and set of options. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions) =>
  keep(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

/** A format of days and times, made once for each locale and set of options. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  keep(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
