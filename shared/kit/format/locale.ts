import { preferences } from '@pundi/platform/session'
import type { Language } from '@pundi/contract/federation'

/** What numbers are written like; Spanish as in most of the countries that speak it, with a comma before decimals. */
const ofNumbers = { default: 'id-ID', id: 'id-ID', en: 'en-US', es: 'es-ES' }

/** Days come before months in all of them, so that no date is taken for another. */
const ofDates = { ...ofNumbers, en: 'en-GB' }

const chosen = (): Language => preferences.getState().language ?? 'default'

/** How this reader is used to see numbers: a locale of Intl. */
export const numberLocale = () => ofNumbers[chosen()]

/** How this reader is used to see dates and times: a locale of Intl. */
export const dateLocale = () => ofDates[chosen()]
