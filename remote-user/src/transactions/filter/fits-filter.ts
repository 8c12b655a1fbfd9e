import type { Transaction } from '@pundi/contract'
import type { Filter } from '../view'

/**
 * Whether a filter by type and category keeps a transaction that the server does not have yet. What any other filter
 * keeps, the server alone tells.
 */
export function fitsFilter({ type, category }: Transaction, filter: Filter): boolean {
  const known: Filter = { type, category: category.name, category_id: String(category.id) }
  return Object.entries(filter).every(([name, value]) => known[name as keyof Filter] === value)
}
