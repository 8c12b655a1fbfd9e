import { centsOf, decimalOf, type Statement } from '@pundi/contract'

export interface Part {
  kind: 'category' | 'others' | 'saved'
  /** The id of a category, or what else it is. */
  key: number | string
  name: string
  /** Decimal text, above zero. */
  amount: string
}

/** How many categories have a part of their own. */
const mostParts = 5

/**
 * What the income was spent on, the largest first, and what was kept of it. Categories in which more came back than was
 * spent lower the rest. `isMore` says that more was spent than came in.
 */
export function divideIncome(categories: Statement['categories'], totals: Statement['totals']) {
  const spent = categories
    .filter(({ type, total }) => type === 'expense' && centsOf(total) > 0n)
    .map(({ category_id, name, total }) => ({ key: category_id, name, amount: total }))
  const largest = spent.length > mostParts + 1 ? spent.slice(0, mostParts) : spent
  const named = largest.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  const rest = centsOf(totals.expense) - named
  const saved = centsOf(totals.net)
  const parts: Part[] = [
    ...largest.map(part => ({ kind: 'category' as const, ...part })),
    ...(rest > 0n ? [{ kind: 'others' as const, key: 'others', name: '', amount: decimalOf(rest) }] : []),
    ...(saved > 0n ? [{ kind: 'saved' as const, key: 'saved', name: '', amount: decimalOf(saved) }] : []),
  ]
  return { parts, isMore: saved < 0n }
}
