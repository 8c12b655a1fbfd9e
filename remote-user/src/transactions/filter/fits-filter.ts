import type { Transaction } from '@pundi/contract'
import type { Filter } from '../view'

/**
 * Whether a filter by type, category, wallet, tag and days keeps a transaction that the server does not have yet. What any other
 * filter keeps, the server alone tells.
 */
export function fitsFilter(
  { type, category, wallet_id, tags = [], transaction_date }: Transaction,
  { from, to, tag, ...exact }: Filter,
) {
  if (from && transaction_date < from) return false
  if (to && transaction_date > to) return false
  if (tag && !tags.some(own => own.toLowerCase() === tag.toLowerCase())) return false
  const known: Filter = {
    type,
    category: category.name,
    category_id: String(category.id),
    wallet_id: String(wallet_id ?? 'none'),
  }
  return Object.entries(exact).every(([name, value]) => known[name as keyof Filter] === value)
}
