import { centsOf } from '@pundi/contract'

export function spanOf(balances: string[]) {
  const [lowest = '0', ...rest] = balances
  return rest.reduce(
    (span, balance) => ({
      lowest: centsOf(balance) < centsOf(span.lowest) ? balance : span.lowest,
      highest: centsOf(balance) > centsOf(span.highest) ? balance : span.highest,
    }),
    { lowest, highest: lowest },
  )
}

/**
 * Points of a line in a square of 100 by 100 units, with the maximum at the top. If all balances
 * are equal, the line is in the middle. `zero` is the vertical position of zero; undefined if the
 * line does not cross zero.
 */
export function drawLine(balances: string[]) {
  const { lowest, highest } = spanOf(balances)
  const [least, most] = [Number(lowest), Number(highest)]
  const heightOf = (balance: number) =>
    least === most ? 50 : Math.round(((most - balance) / (most - least)) * 10_000) / 100
  const step = 100 / Math.max(balances.length - 1, 1)
  return {
    points: balances
      .map((balance, index) => `${Math.round(index * step * 100) / 100},${heightOf(Number(balance))}`)
      .join(' '),
    zero: least < 0 && most > 0 ? heightOf(0) : undefined,
  }
}
