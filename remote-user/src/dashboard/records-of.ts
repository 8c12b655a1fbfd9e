import type { Period } from '@pundi/kit/format'

/** Which records are behind a figure, beside their days. */
export interface RecordFilter {
  type?: string
  category_id?: string
  wallet_id?: string
  tag?: string
}

/** The address of the records behind a figure: the list of transactions, filtered by the same days. */
export function recordsOf(days: Partial<Period> | null, filter: RecordFilter = {}) {
  const { from, to } = days ?? {}
  const query = String(new URLSearchParams({ ...filter, ...(from && { from }), ...(to && { to }) }))
  return `/transactions${query && `?${query}`}`
}
