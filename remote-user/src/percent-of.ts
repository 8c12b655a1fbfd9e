import { centsOf } from '@pundi/contract'

/**
 * How much of an amount another one is, decimal text both, in whole percent, rounded half away from zero. Undefined of
 * nothing, and of less than nothing. Counted in cents, never in floats.
 */
export function percentOf(part: string, whole: string): number | undefined {
  const [share, all] = [centsOf(part), centsOf(whole)]
  if (all <= 0n) return undefined
  const size = share < 0n ? -share : share
  const percent = Number((size * 200n + all) / (all * 2n))
  // No minus before a zero.
  return share < 0n && percent > 0 ? -percent : percent
}
