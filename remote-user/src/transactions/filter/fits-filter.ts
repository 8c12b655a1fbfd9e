import type { Transaction } from '@pundi/contract'
import type { Filter } from '../view'

/**
 * Whether a filter by type, category and days keeps a transaction that the server does not have yet. What any other
 * filter keeps, the server alone tells.
 */
export function fitsFilter(
  { type, category, transaction_date }: Transaction,
  { from, to, ...exact }: Filter,
) {
  if (from && transaction_date < from) return false
  if (to && transaction_date > to) return false
  const known: Filter = { type, category: category.name, category_id: String(category.id) }
  return Object.entries(exact).every(([name, value]) => known[name as keyof Filter] === value)
}
