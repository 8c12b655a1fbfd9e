import type { Period } from '@pundi/kit/format'

/** The address of the records behind a figure: the list of transactions, filtered by the same days. */
export function recordsOf(
  days: Partial<Period> | null,
  filter: { type?: string; category_id?: string } = {},
) {
  const { from, to } = days ?? {}
  const query = String(new URLSearchParams({ ...filter, ...(from && { from }), ...(to && { to }) }))
  return `/transactions${query && `?${query}`}`
}
