import { dateFormat, dateLocale } from './locale'
import { ownZone } from './today'

/**
 * Formats ISO 8601 with a zone: "20 Nov 2026, 09.38". "Invalid Date" for anything else.
 * @param timeZone default: the user's
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
