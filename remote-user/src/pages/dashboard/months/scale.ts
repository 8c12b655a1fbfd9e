import type { Month } from './months'

/**
 * Range of the chart; `foot` is zero or less. The values are floats, because they only set lengths.
 */
export interface Scale {
  top: number
  foot: number
  isCut: boolean
}

/**
 * A bar is cut if it is more than this many times as high as the next lower bar. An uncut bar would
 * flatten all other bars.
 */
const outlier = 4

/** Maximum number of bars to cut, and minimum number of bars that must stay whole. */
const [mostCut, leastLeft] = [3, 4]

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
  return { top, foot: Math.max(least, -top / 2), isCut: cut >= 0 }
}
