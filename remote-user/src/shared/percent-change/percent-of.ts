import { centsOf } from '@pundi/contract'

/**
 * `part` of `whole` in whole percent, rounded half away from zero; both are decimal texts.
 * Undefined if `whole` is not above zero. Computed in cents, never in floats.
 */
export function percentOf(part: string, whole: string): number | undefined {
  const [share, all] = [centsOf(part), centsOf(whole)]
  if (all <= 0n) return undefined
  const size = share < 0n ? -share : share
  const percent = Number((size * 200n + all) / (all * 2n))
  // Avoids -0.
  return share < 0n && percent > 0 ? -percent : percent
}
