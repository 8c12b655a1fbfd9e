import { centsOf, decimalOf } from '@pundi/contract'
import type { Open, Paid } from './queries'

/**
 * `refunds`: paid by the friend. `transfers`: paid to the friend. `isTooMuch`: the amount is more
 * than the debt.
 */
type Allotted = { refunds: Paid[]; transfers: Paid[]; isTooMuch: boolean }

/**
 * Divides a payment among the debts between the user and a friend, oldest first. The side that owes
 * more pays. A missing amount, or the amount of the whole debt, settles all debts of both sides:
 * opposite debts cancel each other by records without a wallet.
 */
export function allot(open: Open[], amount: string | undefined, wallet_id: number | null): Allotted {
  const net = open.reduce((sum, row) => sum + centsOf(row.open), 0n)
  const owed = net < 0n ? -net : net
  const paid = amount === undefined ? owed : centsOf(amount)
  const isAll = paid === owed
  const pays = (isPayer: boolean) => {
    const rows = open.filter(row => (centsOf(row.open) > 0n === net >= 0n) === isPayer)
    return spread(rows, isPayer ? paid : 0n, wallet_id, isAll)
  }
  const [payer, other] = [pays(true), pays(false)]
  return {
    ...(net >= 0n ? { refunds: payer, transfers: other } : { refunds: other, transfers: payer }),
    isTooMuch: paid > owed,
  }
}

function spread(rows: Open[], money: bigint, wallet_id: number | null, isAll: boolean): Paid[] {
  let left = money
  return rows.flatMap(({ transaction_id, name, open }) => {
    const owed = open.startsWith('-') ? -centsOf(open) : centsOf(open)
    const cash = left < owed ? left : owed
    left -= cash
    const offset = isAll ? owed - cash : 0n
    return [
      ...(cash > 0n ? [{ transaction_id, name, amount: decimalOf(cash), wallet_id }] : []),
      ...(offset > 0n ? [{ transaction_id, name, amount: decimalOf(offset), wallet_id: null }] : []),
    ]
  })
}
