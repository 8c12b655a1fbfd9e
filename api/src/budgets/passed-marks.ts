import { centsOf, decimalOf, type PassedMark, periodOf, type Transaction } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { listBudgets, type Reader } from './list-budgets'
import { availableOf, hasPassed, MARKS } from './marks'

/** What a transaction says of its categories. As the log keeps it, one that is split has no category of its own. */
type Booked = Pick<Transaction, 'type' | 'amount' | 'transaction_date' | 'is_refund' | 'splits'> &
  Partial<Pick<Transaction, 'category_id'>>

/** A transaction before and after a change; null where it was added. */
export type Rebooked = { before: Booked | null; after: Booked }

/**
 * The answer of a call that has made these changes: with the budgets of the present period that passed a mark by them.
 * What was spent before is what is spent now less what they added, so of two changes at once neither misses a mark. One
 * that adds nothing to this period asks the database nothing.
 */
export async function withPassed<Data>(db: Queryable, user: Reader, data: Data, changes: Rebooked[]) {
  const added = sumAdded(changes, user)
  const ids = [...added].filter(([, cents]) => cents > 0n).map(([id]) => id)
  const budgets = ids.length === 0 ? [] : (await listBudgets(db, user, user.today, { only: ids })).data
  const passed = budgets.flatMap((budget): PassedMark[] => {
    const { category_id, name, spent, left, planned, left_after_planned } = budget
    const now = centsOf(spent)
    const before = now - (added.get(category_id) ?? 0n)
    const mark = MARKS.findLast(mark => hasPassed(budget, mark, now) && !hasPassed(budget, mark, before))
    if (mark === undefined) return []
    const available = decimalOf(availableOf(budget))
    return [{ category_id, name, mark, available, spent, left, planned, left_after_planned }]
  })
  return { data, ...(passed.length > 0 && { meta: { passed } }) }
}

/** What the changes add to what is spent in each category up to today, in cents. */
function sumAdded(changes: Rebooked[], { today, month_start }: Reader) {
  const { from } = periodOf(today, month_start)
  const added = new Map<number, bigint>()
  const count = (booked: Booked | null, sign: bigint) => {
    if (booked?.type !== 'expense' || booked.transaction_date < from || booked.transaction_date > today)
      return
    for (const { category_id, amount } of partsOf(booked)) {
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

const partsOf = ({ category_id, amount, splits }: Booked) =>
  splits ?? (category_id === undefined ? [] : [{ category_id, amount }])
