import type { Period } from '@pundi/kit/format'

export interface RecordFilter {
  type?: string
  category_id?: string
  wallet_id?: string
  tag?: string
}

export function recordsOf(days: Partial<Period> | null, filter: RecordFilter = {}) {
  const { from, to } = days ?? {}
  const query = String(new URLSearchParams({ ...filter, ...(from && { from }), ...(to && { to }) }))
  return `/transactions${query && `?${query}`}`
}
