import { isTimeZone, standardTimeZone } from '@pundi/contract'

/** Formats by time zone: to make one takes longer than all else that a small answer needs. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** More than there are zones. Their names may be spelled in capitals or not, so nobody can fill the memory with them. */
const MOST = 1000

/**
 * Which day it is in a time zone, `yyyy-mm-dd`. A zone that this process does not know is taken for that of who has
 * chosen none, as in the browser: another server may have stored it, and nobody may be locked out by a name.
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

/**
 * What a clock on the wall of that time zone shows now, as `yyyy-mm-dd hh:mm:ss.mmm`; UTC where none is named.
 * To the millisecond: at midnight itself yesterday is a day ago, and a moment later it is not.
 */
export function wallClock(timeZone = 'UTC', now = new Date()): string {
  // Swedish writes dates and times as ISO 8601 does, but for the comma before what is less than a second.
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
