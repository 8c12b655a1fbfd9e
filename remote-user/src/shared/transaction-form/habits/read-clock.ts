import { dateFormat, ownZone } from '@pundi/kit/format'

interface Clock {
  /** `yyyy-mm-dd`. */
  day: string
  /** Minutes since midnight. */
  minute: number
}

/** Day and minute in the user's time zone. Parses the Swedish date format: "2026-11-23 12:10". */
export function readClock(moment: Date): Clock {
  const written = formatIn(ownZone()).format(moment)
  const [hours = 0, minutes = 0] = written.slice(-5).split(':').map(Number)
  return { day: written.slice(0, 10), minute: hours * 60 + minutes }
}

const formatIn = (timeZone: string) => dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
