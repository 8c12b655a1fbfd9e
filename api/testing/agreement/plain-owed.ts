import { type AccountExport, centsOf, nameKey } from '@pundi/contract'
import { sumOf } from './plain-money'

/**
 * What friends owe the user for a period, in cents: their shares less their paybacks. What the user
 * owes is not subtracted.
 */
export function owedIn(
  { transactions, transfers, paybacks }: AccountExport,
  today: string,
  { from, to }: { from: string; to: string },
  isMeant: (expense: AccountExport['transactions'][number]) => boolean = () => true,
): bigint {
  const until = to < today ? to : today
  const shared = transactions.filter(row => {
    const { type, is_refund, transaction_date: day } = row
    return type === 'expense' && !is_refund && from <= day && day <= until && isMeant(row)
  })
  /** In cents: positive for a refund, negative for a transfer to a friend. */
  const paidBy = (id: number) => {
    const refund = transactions.find(row => row.id === id && row.is_refund && row.transaction_date <= today)
    const transfer = transfers.find(row => row.id === id && row.transfer_date <= today)
    return (refund ? centsOf(refund.amount) : 0n) - (transfer ? centsOf(transfer.amount) : 0n)
  }
  const open = shared.flatMap(({ id, shares = [] }) => {
    const own = paybacks.filter(({ transaction_id }) => transaction_id === id)
    const keys = new Set([...shares, ...own].map(({ name }) => nameKey(name)))
    return [...keys].map(key => {
      const due = shares
        .filter(({ name }) => nameKey(name) === key)
        .map(({ amount, owed_by }) => (owed_by === 'me' ? -centsOf(amount) : centsOf(amount)))
      const back = own.filter(({ name }) => nameKey(name) === key).map(({ record_id }) => paidBy(record_id))
      return sumOf(due) - sumOf(back)
    })
  })
  return sumOf(open.filter(cents => cents > 0n))
}
