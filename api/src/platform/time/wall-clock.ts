import { isTimeZone, standardTimeZone } from '@pundi/contract'

/** Formatters by time zone: creating one takes longer than the rest of a small answer. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Limits the memory, because a zone's name may mix upper and lower case. There are fewer time zones than this. */
const MOST = 1000

/**
 * Today's date in a time zone, `yyyy-mm-dd`. A time zone that this process does not know counts as the default one, as
 * in the browser: another server may have stored it, and an unknown zone must not lock the user out.
 */
export function dayIn(timeZone: string, now = new Date()): string {
  let format = dayFormats.get(timeZone)
  if (!format) {
    if (dayFormats.size === MOST) dayFormats.clear()
    // Swedish writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: isTimeZone(timeZone) ? timeZone : standardTimeZone,
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    })
    dayFormats.set(timeZone, format)
  }
  return format.format(now)
}

/** `yyyy-mm-dd hh:mm:ss.mmm`. Milliseconds matter: only at midnight itself does the range "1day" include yesterday. */
export function wallClock(timeZone = 'UTC', now = new Date()): string {
  // Swedish writes dates and times as ISO 8601 does, except for the comma before the milliseconds.
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
