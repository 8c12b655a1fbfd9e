/** Formats `yyyy-mm-dd` as dd/mm/yyyy. "Invalid Date" for a missing or impossible day. */
export function formatDay(day: string | null | undefined) {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (!year || !exists(day as string)) return 'Invalid Date'
  return `${date}/${month}/${year}`
}

/** True for an existing day. `Date` turns 2026-02-30 into a day in March, so only existing days stay unchanged. */
function exists(day: string) {
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.valueOf()) && moment.toISOString().startsWith(day)
}
