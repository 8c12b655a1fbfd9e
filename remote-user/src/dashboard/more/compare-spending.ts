import type { Summary } from '@pundi/contract'
import { decimalOf, hundredthsOf } from '../cash-flow/hundredths'

/** What was spent in one category, as decimal text. */
export interface Spending {
  /** Undefined for what the smaller categories come to. */
  name: string | undefined
  now: string
  before: string
  /** `now` less `before`. */
  change: string
}

/** Categories that stand alone; what is smaller is added up. */
const shown = 6

/** Category by category, the largest of this month first. Exact: sums and differences are counted in hundredths. */
export function compareSpending(now: Summary['by_category'], before: Summary['by_category']): Spending[] {
  const totals = new Map<number, { name: string; now: bigint; before: bigint }>()
  for (const [when, rows] of [['before', before] as const, ['now', now] as const])
    for (const { category_id, name, total } of rows) {
      const known = totals.get(category_id) ?? { name, now: 0n, before: 0n }
      totals.set(category_id, { ...known, name, [when]: hundredthsOf(total) })
    }
  const sorted = [...totals.values()].sort((a, b) => compare(b.now, a.now) || compare(b.before, a.before))
  const [large, small] =
    sorted.length > shown + 1 ? [sorted.slice(0, shown), sorted.slice(shown)] : [sorted, []]
  const rest = small.reduce((sum, row) => ({ now: sum.now + row.now, before: sum.before + row.before }), {
    now: 0n,
    before: 0n,
  })
  return [...large, ...(small.length > 0 ? [{ name: undefined, ...rest }] : [])].map(row => ({
    name: row.name,
    now: decimalOf(row.now),
    before: decimalOf(row.before),
    change: decimalOf(row.now - row.before),
  }))
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0)
