export interface Borders {
  from: string
  to: string
}

/** First and last day of the month of `today` (`yyyy-mm-dd`), or of one `back` months before it. */
export function monthBorders(today: string, back = 0): Borders {
  const [year, month] = today.split('-').map(Number) as [number, number]
  // Day 0 is the last of the month before; in UTC no day is skipped or doubled by the clocks.
  const day = (months: number, date: number) =>
    new Date(Date.UTC(year, months, date)).toISOString().slice(0, 10)
  return { from: day(month - 1 - back, 1), to: day(month - back, 0) }
}
