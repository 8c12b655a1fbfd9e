import { dateFormat, dateLocale } from './locale'
import { ownZone } from './today'

/**
 * Formats an ISO 8601 time with a zone, for example as "20 Nov 2026, 09.38". Returns "Invalid Date"
 * for other text.
 * @param timeZone default: the user's time zone
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
