import type { Transaction } from '@pundi/shared/contract'
import { formatAmount, formatDay } from '@pundi/shared/format'
import { Amount } from '@pundi/shared/ui'
import css from './TransactionRow.module.css'

/** Category, date and a signed amount: minus for an expense, plus for an income. */
export function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { amount, type, category, description, transaction_date } = transaction
  const signed = formatAmount(type === 'expense' ? `-${amount}` : amount, { signed: true })
  return (
    <li className={css.row} data-type={type}>
      <span className={css.category}>{category.name}</span>
      <span className={css.detail}>
        <time dateTime={transaction_date}>{formatDay(transaction_date)}</time>
        <span className={css.description}>{description}</span>
      </span>
      <span className={css.amount}>
        <Amount tone={type}>{signed}</Amount>
      </span>
    </li>
  )
}
