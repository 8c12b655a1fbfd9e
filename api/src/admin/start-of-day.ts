const DAY = 24 * 60 * 60 * 1000

export function startsIn(timeZone = 'UTC'): (day: string, later?: number) => Date {
  const aheadAt = offsetIn(timeZone)
  return (day, later = 0) => {
    const midnight = Date.parse(`${day}T00:00:00Z`) + later * DAY
    // The clock may change between UTC midnight and local midnight, so the offset is read again
    // near local midnight.
    const near = midnight - aheadAt(midnight)
    return new Date(midnight - aheadAt(near))
  }
}

function offsetIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return (moment: number): number => {
    // The text ends with "GMT", "GMT+07:00" or, for dates long ago, "GMT+07:07:12".
    const [, sign, hours = 0, minutes = 0, seconds = 0] =
      /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(format.format(moment)) ?? []
    const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -ahead : ahead
  }
}
