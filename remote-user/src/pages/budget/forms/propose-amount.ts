import { type BudgetMonths, centsOf, decimalOf } from '@pundi/contract'

/**
 * The value with which a budget's form field starts: zero for a negative budget. A budget is
 * negative if the user moved out more money than the budget had.
 */
export const settableOf = (amount: string) => (amount.startsWith('-') ? '0.00' : amount)

const PERIODS = 3

/**
 * Suggests a budget: the median spending of the last three whole periods, so that one unusual
 * period does not matter. Undefined if the median is zero or less.
 * @param months in chronological order; the last one is the period to suggest a budget for
 */
export function proposeAmount(months: BudgetMonths['months']): string | undefined {
  const spent = months.slice(-1 - PERIODS, -1).map(month => centsOf(month.spent))
  const middle = spent.sort((one, other) => (one < other ? -1 : 1))[Math.floor(spent.length / 2)]
  return middle === undefined || middle <= 0n ? undefined : decimalOf(middle)
}
