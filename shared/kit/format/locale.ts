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

const formats = new Map<string, Intl.NumberFormat>()

/** A number format, made once for each locale and set of options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.NumberFormat(locale, options)
  formats.set(name, format)
  return format
}
