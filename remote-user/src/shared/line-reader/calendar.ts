/* Calendar days as `yyyy-mm-dd`, without hours or time zones. */

const day = 86_400_000

export const addDays = (date: string, days: number) =>
  write(new Date(`${date}T00:00:00Z`).valueOf() + days * day)

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Undefined for an impossible day, such as 31 February. */
export function dayFromParts(year: number, month: number, date: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date))
  return moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date
    ? write(moment.valueOf())
    : undefined
}

const write = (moment: number) => new Date(moment).toISOString().slice(0, 10)
