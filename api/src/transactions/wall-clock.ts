/** What a clock on the wall of that time zone shows now, as `yyyy-mm-dd hh:mm:ss`; UTC where none is named. */
export function wallClock(timeZone = 'UTC', now = new Date()): string {
  // Swedish writes dates and times as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now)
}
