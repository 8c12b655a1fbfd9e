import type { Carry } from '@pundi/contract'
import type { Span } from './span-rules'

/** The first period whose spending says what this one takes over: itself where it takes nothing over. */
export function chainStart(spans: readonly Span[], number: number): number {
  const place = spans.findIndex(({ from, to }) => from <= number && number <= to)
  let first = number
  for (const [back, { from, to, carry }] of spans
    .slice(0, place + 1)
    .reverse()
    .entries()) {
    if (back > 0 && to !== first - 1) break
    if (carry === 'none') return Math.min(to, number)
    first = from
  }
  return first
}

/**
 * What a period takes over, in cents: what every period since the beginning of the chain left to the next one, as that
 * one's rule says. The rule of a period says what comes into it, so that a choice is seen at once and not a month later.
 * Periods in a row in which nothing was used are one step, however many they are.
 *
 * @param start the beginning of the chain, by `chainStart`
 * @param used what was used in periods, in cents; below zero where more came back than was spent
 */
export function carriedInto(
  spans: readonly Span[],
  { start, number }: { start: number; number: number },
  used: ReadonlyMap<number, bigint>,
): bigint {
  if (start === number) return 0n
  const stops = [...used.keys()].filter(at => at >= start).sort((one, other) => one - other)
  let [left, place] = [0n, 0]
  for (const { from, to, cents, carry } of spans) {
    let next = Math.max(from, start)
    const step = (at: number) => {
      left = takeOver[carry](left) + cents * BigInt(at - next + 1) - (used.get(at) ?? 0n)
      next = at + 1
    }
    const last = Math.min(to, number - 1)
    for (let at = stops[place]; at !== undefined && at <= last; at = stops[(place += 1)]) step(at)
    if (next <= last) step(last)
    if (to >= number) return takeOver[carry](left)
  }
  return 0n
}

const takeOver: Record<Carry, (left: bigint) => bigint> = {
  none: () => 0n,
  surplus: left => (left > 0n ? left : 0n),
  both: left => left,
}
