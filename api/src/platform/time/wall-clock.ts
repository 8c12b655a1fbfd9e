import { isTimeZone, standardTimeZone } from '@pundi/contract'

/** Formatters by time zone, because creating one takes longer than the rest of a small request. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * The most formatters in the cache. There are fewer time zones, but a name can be spelt in many
 * mixtures of upper and lower case.
 */
const MOST = 1000

/**
 * Today's date in a time zone, `yyyy-mm-dd`. If the time zone is unknown, uses the default time
 * zone instead of failing: a server with a newer list of time zones may have stored the unknown
 * one.
 */
export function dayIn(timeZone: string, now = new Date()): string {
  let format = dayFormats.get(timeZone)
  if (!format) {
    if (dayFormats.size === MOST) dayFormats.clear()
    // Swedish dates have the format of ISO 8601, for example `2026-01-31`.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: isTimeZone(timeZone) ? timeZone : standardTimeZone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    })
    dayFormats.set(timeZone, format)
  }
  return format.format(now)
}

/**
 * The local date and time, `yyyy-mm-dd hh:mm:ss.mmm`. Milliseconds matter, because the range "1day"
 * includes yesterday only at exactly midnight.
 */
export function wallClock(timeZone = 'UTC', now = new Date()): string {
  // Swedish dates and times have the format of ISO 8601, except for a comma before the
  // milliseconds.
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
  })
    .format(now)
    .replace(',', '.')
}
