import { centsOf, decimalOf, type Goal } from '@pundi/contract'

/**
 * The amount still to set aside in this period, at most what the goal lacks. Decimal text; empty if
 * nothing is needed.
 */
export function proposeAmount({ per_period, this_period, missing }: Goal): string {
  if (per_period === null) return ''
  return positive(least(centsOf(per_period) - centsOf(this_period), centsOf(missing)))
}

/**
 * How much of a future income to set aside: what the goal lacks after all saved and planned
 * amounts, at most the whole income. If the goal lacks nothing, the whole income.
 */
export function proposeShare({ missing, planned }: Goal, income: string): string {
  const share = least(centsOf(missing) - centsOf(planned), centsOf(income))
  return positive(share) || income
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const positive = (cents: bigint) => (cents > 0n ? decimalOf(cents) : '')
