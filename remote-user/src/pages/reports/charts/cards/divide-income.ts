import { centsOf, decimalOf, type Statement } from '@pundi/contract'

export interface IncomeSlice {
  kind: 'category' | 'others' | 'saved'
  key: number | string
  name: string
  /** Decimal text, above zero. */
  amount: string
}

const mostParts = 5

/**
 * Divides the income into spending, largest category first, and surplus. A category with more
 * refunds than spending reduces the slice `others`. `isMore` is true if spending exceeds income.
 */
export function divideIncome(categories: Statement['categories'], totals: Statement['totals']) {
  const spent = categories
    .filter(({ type, total }) => type === 'expense' && centsOf(total) > 0n)
    .map(({ category_id, name, total }) => ({ key: category_id, name, amount: total }))
  const largest = spent.length > mostParts + 1 ? spent.slice(0, mostParts) : spent
  const named = largest.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  const rest = centsOf(totals.expense) - named
  const saved = centsOf(totals.net)
  const parts: IncomeSlice[] = [
    ...largest.map(part => ({ kind: 'category' as const, ...part })),
    ...(rest > 0n ? [{ kind: 'others' as const, key: 'others', name: '', amount: decimalOf(rest) }] : []),
    ...(saved > 0n ? [{ kind: 'saved' as const, key: 'saved', name: '', amount: decimalOf(saved) }] : []),
  ]
  return { parts, isMore: saved < 0n }
}
