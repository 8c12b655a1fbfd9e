const DAY = 24 * 60 * 60 * 1000

const midnightOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Says at which moment a day (`yyyy-mm-dd`), or one so many days `later`, begins where the zone is; UTC by default. */
export function startsIn(timeZone = 'UTC'): (day: string, later?: number) => Date {
  const aheadAt = offsetIn(timeZone)
  return (day, later = 0) => {
    const midnight = midnightOf(day) + later * DAY
    // Once more with what is ahead then: clocks may be put forward or back between the two.
    const near = midnight - aheadAt(midnight)
    return new Date(midnight - aheadAt(near))
  }
}

/** How far ahead of UTC a zone is at a moment, in milliseconds. */
function offsetIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (moment: number): number => {
    // After the day "GMT", "GMT+07:00", and of times long past "GMT+07:07:12".
    const [, sign, hours = 0, minutes = 0, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(moment)) ?? []
    const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -ahead : ahead
  }
}

/** The day so many days after another. */
export const addDays = (day: string, days: number) =>
  new Date(midnightOf(day) + days * DAY).toISOString().slice(0, 10)
