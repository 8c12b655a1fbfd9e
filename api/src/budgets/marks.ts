import { type Budget, centsOf } from '@pundi/contract'

/** The shares of a budget, in percent, of which its user is told. */
export const NEAR = 80
export const MARKS = [NEAR, 100]

type Sums = Pick<Budget, 'amount' | 'carried'>

/** All there is to spend, in cents. */
export const availableOf = ({ amount, carried }: Sums) => centsOf(amount) + centsOf(carried)

/** Whether so many percent are spent. Of what has nothing to spend, all of them are once anything is. */
export function hasPassed(budget: Sums, mark: number, spent: bigint) {
  const available = availableOf(budget)
  return spent > 0n && (available <= 0n || spent * 100n >= available * BigInt(mark))
}
