const DAY = 24 * 60 * 60 * 1000

/** The day so many days after a day, `yyyy-mm-dd`. In UTC no day is skipped or doubled by the clocks. */
export const dayAfter = (day: string, count = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** How many days there are from a day to another, both included; none or fewer where it is before. */
export const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY + 1

export const listDays = (from: string, to: string) =>
  Array.from({ length: countDays(from, to) }, (_, place) => dayAfter(from, place))
