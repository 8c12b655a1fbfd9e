const DAY = 24 * 60 * 60 * 1000

/** Whether a month of the calendar begins with that day, `yyyy-mm-dd`. */
export const isFirstOfMonth = (day: string) => day.endsWith('-01')

/** Whether a month of the calendar ends with that day, `yyyy-mm-dd`. */
export const isLastOfMonth = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY).getUTCDate() === 1
