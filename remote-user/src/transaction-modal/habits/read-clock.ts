import { ownZone } from '@pundi/kit/format'

/** What a clock and a calendar show where the user lives. */
interface Clock {
  /** `yyyy-mm-dd`. */
  day: string
  /** From 0, at midnight. */
  minute: number
}

/** Making one takes longer than using it a hundred times, and the user's time zone seldom changes. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Reads a moment as Swedish writes it: "2026-11-23 12:10". */
export function readClock(moment: Date): Clock {
  const written = formatIn(ownZone()).format(moment)
  const [hours = 0, minutes = 0] = written.slice(-5).split(':').map(Number)
  return { day: written.slice(0, 10), minute: hours * 60 + minutes }
}

/** The day of the week of a day `yyyy-mm-dd`; 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function formatIn(timeZone: string) {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, format)
  return format
}
