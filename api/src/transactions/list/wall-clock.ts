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
