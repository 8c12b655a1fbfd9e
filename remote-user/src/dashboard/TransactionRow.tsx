import type { Transaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import css from './TransactionRow.module.css'

interface TransactionRowProps {
  transaction: Transaction
  onOpen: () => void
}

/** Category, date and a signed amount: minus for an expense, plus for an income. The whole row opens it. */
export function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
  const { amount, type, category, description, transaction_date } = transaction
  const signed = formatAmount(type === 'expense' ? `-${amount}` : amount, { signed: true })
  return (
    <li className={css.row} data-type={type}>
      <button type="button" className={css.category} aria-haspopup="dialog" onClick={onOpen}>
        {category.name}
      </button>
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
