import { centsOf, decimalOf, type Summary } from '@pundi/contract'

export interface Spending {
  category_id: number
  name: string
  now: string
  before: string
  owed?: string
}

export function compareSpending(
  now: Summary['by_category'],
  before: Summary['by_category'] = [],
): Spending[] {
  const rows = new Map<number, Spending>()
  for (const [when, sums] of [['before', before] as const, ['now', now] as const])
    for (const { category_id, name, type, total, owed } of sums) {
      if (type !== 'expense') continue
      const known = rows.get(category_id) ?? { category_id, name, now: '0.00', before: '0.00' }
      const isOwed = when === 'now' && owed !== undefined
      rows.set(category_id, { ...known, name, [when]: total, ...(isOwed && { owed }) })
    }
  return [...rows.values()].sort((a, b) => compare(b.now, a.now) || compare(b.before, a.before))
}

const shown = 6

/**
 * The largest categories, and the exact sum of the rest. If only one category remains, that
 * category gets its own row.
 */
export function takeLargest(rows: Spending[]) {
  if (rows.length <= shown + 1) return { large: rows, small: [], rest: undefined }
  const small = rows.slice(shown)
  const sum = (when: 'now' | 'before') =>
    decimalOf(small.reduce((total, row) => total + centsOf(row[when]), 0n))
  return { large: rows.slice(0, shown), small, rest: { now: sum('now'), before: sum('before') } }
}

function compare(a: string, b: string) {
  const change = centsOf(a) - centsOf(b)
  return change < 0n ? -1 : change > 0n ? 1 : 0
}
