import { preferences } from '@pundi/platform/session'
import type { Language } from '@pundi/contract/federation'

/** The locales of numbers; Spanish as in most of the countries that speak it, with a comma before decimals. */
const ofNumbers = { default: 'id-ID', id: 'id-ID', en: 'en-US', es: 'es-ES' }

/** The locales of dates. Days come before months in all of them, so that no date is taken for another. */
const ofDates = { ...ofNumbers, en: 'en-GB' }

const chosen = (): Language => preferences.getState().language ?? 'default'

/** The locale in which this reader sees numbers. */
export const numberLocale = () => ofNumbers[chosen()]

/** The locale in which this reader sees dates and times. */
export const dateLocale = () => ofDates[chosen()]
