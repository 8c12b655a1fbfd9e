import { centsOf, decimalOf, type Goal } from '@pundi/contract'

/** What is left of this period's share, at most what is missing: decimal text, empty where nothing is asked for. */
export function proposeAmount({ per_period, this_period, missing }: Goal): string {
  if (per_period === null) return ''
  return positive(least(centsOf(per_period) - centsOf(this_period), centsOf(missing)))
}

/** What of an income that is to come a goal can take: at most what is neither there nor planned yet. */
export function proposeShare({ missing, planned }: Goal, income: string): string {
  const share = least(centsOf(missing) - centsOf(planned), centsOf(income))
  return positive(share) || income
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)
const positive = (cents: bigint) => (cents > 0n ? decimalOf(cents) : '')
