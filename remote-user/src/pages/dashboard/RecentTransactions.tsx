import { currentLanguage } from '@pundi/platform/i18n'
import type { Transaction } from '@pundi/contract'
import { Amount, Button, Card, EmptyState } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import css from './RecentTransactions.module.css'
import { RowCategoryMark } from './RowCategoryMark'
import { isSpent } from '../../shared/record/is-spent'
import { describeExtras } from '../../shared/record/description/describe-extras'
import { TryAgain } from '../../shared/retry/TryAgain'
import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import type { ReactNode } from 'react'
import type { Looks } from './load-cards'
import { recordsOf } from '../../shared/records-of/records-of'

interface RecentTransactionsProps {
  period: Period | null
  detail: string
  transactions: Transaction[] | null
  looks: Looks | undefined
  onAdd: () => void
  children: ReactNode
}

export function RecentTransactions(props: RecentTransactionsProps) {
  const { period, detail, transactions, looks, onAdd, children } = props
  const text = useText()
  return (
    <Card
      title={text('Recent Transactions')}
      detail={detail}
      actions={
        transactions?.length ? (
          <Link className={css.all} to={recordsOf(period)}>
            {text('See all')}
          </Link>
        ) : undefined
      }
    >
      {transactions === null && <TryAgain message={text('Failed to fetch transactions')} />}
      {transactions?.length === 0 && (
        <EmptyState title={text('No transactions found')}>
          <Button type="button" lang={currentLanguage()} onClick={onAdd}>
            {text('Tambah Transaksi')}
          </Button>
        </EmptyState>
      )}
      {transactions !== null && transactions.length > 0 && (
        <ul className={css.list}>
          {transactions.map(transaction => (
            <TransactionRow key={transaction.id} transaction={transaction} looks={looks} />
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}

interface TransactionRowProps extends Pick<RecentTransactionsProps, 'looks'> {
  transaction: Transaction
}

function TransactionRow({ transaction, looks }: TransactionRowProps) {
  const text = useText()
  const { id, amount, type, category, description, transaction_date } = transaction
  const signed = formatAmount(isSpent(transaction) ? `-${amount}` : amount, { signed: true })
  return (
    <li className={css.row} data-type={type} data-row>
      <span className={css.icon}>
        <RowCategoryMark looks={looks} of={transaction} />
      </span>
      <Link className={css.description} to={`/transactions/${id}`}>
        {description}
      </Link>
      <span className={css.detail}>
        <span className={css.category}>{category.name + describeExtras(transaction, text)}</span>
        <time dateTime={transaction_date}>{formatDay(transaction_date)}</time>
      </span>
      <span className={css.amount}>
        <Amount tone={isSpent(transaction) ? 'expense' : 'income'}>{signed}</Amount>
      </span>
    </li>
  )
}
