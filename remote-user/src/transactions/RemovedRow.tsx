import type { Transaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount } from '@pundi/kit/ui'
import css from './RemovedRow.module.css'

/** What is about to be deleted, so that nobody deletes the wrong one. */
export function RemovedRow({ transaction }: { transaction: Transaction }) {
  const { amount, type, category, description, transaction_date } = transaction
  return (
    <p className={css.row}>
      <span className={css.line}>
        <strong>{category.name}</strong>
        <strong>
          <Amount tone={type}>{formatAmount(amount, { decimals: 2 })}</Amount>
        </strong>
      </span>
      <span className={css.detail}>
        {formatDay(transaction_date)} · {description}
      </span>
    </p>
  )
}
