import { dateFormat, dateLocale } from './locale'
import { ownZone } from './today'

/**
 * Writes a point in time, ISO 8601 with a zone, with a short month: "20 Nov 2026, 09.38", in the language that the
 * reader has chosen; "Invalid Date" where it is not one.
 *
 * @param timeZone the user's own where nothing is said
 */
export function formatMoment(iso: string | null | undefined, timeZone = ownZone()) {
  const moment = new Date(iso ?? '')
  if (Number.isNaN(moment.valueOf())) return 'Invalid Date'
  return dateFormat(dateLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(moment)
}
