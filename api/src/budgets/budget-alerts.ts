import { type Budget, type BudgetAlert, centsOf, decimalOf, periodOf } from '@pundi/contract'
import type { Queryable } from '../platform/database/database'
import type { Booked, Rebooked } from '../ledger/after-booking'
import { listBudgets } from './list-budgets'
import type { BudgetReader } from '../ledger/reader'

export const NEARLY_SPENT = 80
export const ALERTS_AT = [NEARLY_SPENT, 100]

type Sums = Pick<Budget, 'amount' | 'carried'>

/** In cents. Includes the amount carried over from earlier periods. */
export const availableOf = ({ amount, carried }: Sums) => centsOf(amount) + centsOf(carried)

/**
 * True if the spending (in cents) reached `mark` per cent of the available amount. If nothing is
 * available, any spending reaches every mark.
 */
export function hasSpent(budget: Sums, mark: number, spent: bigint) {
  const available = availableOf(budget)
  return spent > 0n && (available <= 0n || spent * 100n >= available * BigInt(mark))
}

/**
 * Adds an alert to the answer for each current budget whose spending the changes brought to a mark,
 * for example to 80 per cent. Subtracts the changes from the present spending to find the earlier
 * spending. So two changes at the same time cannot both miss a mark. Changes outside the current
 * period cause no query.
 */
export async function withBudgetAlerts<Data>(
  db: Queryable,
  user: BudgetReader,
  data: Data,
  changes: Rebooked[],
) {
  const added = sumAdded(changes, user)
  const ids = [...added].filter(([, cents]) => cents > 0n).map(([id]) => id)
  const budgets = ids.length === 0 ? [] : (await listBudgets(db, user, user.today, { only: ids })).data
  const passed = budgets.flatMap((budget): BudgetAlert[] => {
    const { category_id, name, spent, left, planned, left_after_planned } = budget
    const now = centsOf(spent)
    const before = now - (added.get(category_id) ?? 0n)
    const mark = ALERTS_AT.findLast(mark => hasSpent(budget, mark, now) && !hasSpent(budget, mark, before))
    if (mark === undefined) return []
    const available = decimalOf(availableOf(budget))
    return [{ category_id, name, mark, available, spent, left, planned, left_after_planned }]
  })
  return { data, ...(passed.length > 0 && { meta: { passed } }) }
}

function sumAdded(changes: Rebooked[], { today, month_start }: BudgetReader) {
  const { from } = periodOf(today, month_start)
  const added = new Map<number, bigint>()
  const count = (booked: Booked | null, sign: bigint) => {
    if (booked?.type !== 'expense' || booked.transaction_date < from || booked.transaction_date > today)
      return
    for (const { category_id, amount } of splitsOf(booked)) {
      const cents = centsOf(amount) * (booked.is_refund ? -sign : sign)
      added.set(category_id, (added.get(category_id) ?? 0n) + cents)
    }
  }
  for (const { before, after } of changes) {
    count(before, -1n)
    count(after, 1n)
  }
  return added
}

const splitsOf = ({ category_id, amount, splits }: Booked) =>
  splits ?? (category_id === undefined ? [] : [{ category_id, amount }])
