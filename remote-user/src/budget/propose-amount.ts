import { type BudgetMonths, centsOf, decimalOf } from '@pundi/contract'

/** The amount of a period that a form begins with: more than it can have been moved away, and one is set from zero on. */
export const settableOf = (amount: string) => (amount.startsWith('-') ? '0.00' : amount)

/** How many periods before the present one a proposal looks at. */
const PERIODS = 3

/**
 * What a category's budget could be: the middle one of what was spent in the last three whole periods, so that one
 * unusual period neither raises nor lowers it. Undefined where nothing was spent in two of them.
 *
 * @param months the last of them is the period for which it is proposed
 */
export function proposeAmount(months: BudgetMonths['months']): string | undefined {
  const spent = months.slice(-1 - PERIODS, -1).map(month => centsOf(month.spent))
  const middle = spent.sort((one, other) => (one < other ? -1 : 1))[Math.floor(spent.length / 2)]
  return middle === undefined || middle <= 0n ? undefined : decimalOf(middle)
}
