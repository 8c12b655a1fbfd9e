import type { Month } from './months'

/** What the chart reaches from and to, as amounts: `foot` is zero or less. Floats: they are lengths, never read. */
export interface Scale {
  top: number
  foot: number
}

/** How many times the next amount an amount is that would flatten the rest. */
const outlier = 4

/** How many bars may be cut, and how many must be left to be seen. */
const [mostCut, leastLeft] = [3, 4]

/**
 * A scale on which the usual months can be seen: at most three bars that are several times as high as the next are not
 * drawn in full, but cut.
 */
export function scaleOf(months: Month[]): Scale {
  const amounts = months
    .flatMap(({ income, expense }) => [Number(income), Number(expense)])
    .filter(amount => amount > 0)
    .sort((a, b) => b - a)
  const cut = amounts.findLastIndex(
    (amount, index) =>
      index < mostCut &&
      index + leastLeft < amounts.length &&
      amount > outlier * (amounts[index + 1] ?? amount),
  )
  const top = cut < 0 ? (amounts[0] ?? 1) : (amounts[cut + 1] ?? 1) * 1.25
  const least = Math.min(0, ...months.map(({ balance }) => Number(balance)))
  return { top, foot: Math.max(least, -top / 2) }
}

/** How high an amount stands in the chart, in percent from its foot. What is beyond it stands at its edge. */
export const heightOf = (amount: number, { top, foot }: Scale) =>
  ((Math.min(Math.max(amount, foot), top) - foot) / (top - foot)) * 100
