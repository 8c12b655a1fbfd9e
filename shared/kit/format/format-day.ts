/** Formats `yyyy-mm-dd` as dd/mm/yyyy. Returns "Invalid Date" for a missing or impossible date. */
export function formatDay(day: string | null | undefined) {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (!year || !exists(day as string)) return 'Invalid Date'
  return `${date}/${month}/${year}`
}

/**
 * True for an existing date. `Date` turns 2026-02-30 into 2026-03-02, so compare the result with
 * the input.
 */
function exists(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day)
}
