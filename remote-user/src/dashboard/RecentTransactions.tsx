import type { Transaction } from '@pundi/contract'
import { Amount, Button, Card, EmptyState } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './RecentTransactions.module.css'
import { isOut } from '../is-out'
import { notesOf } from '../notes-of'
import { TryAgain } from '../TryAgain'
import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import { type ReactNode, Suspense } from 'react'
import { fromMore } from './from-more'
import type { DashboardData } from './load-dashboard'
import { recordsOf } from './records-of'

interface RecentTransactionsProps {
  period: Period | null
  /** The period in words. */
  detail: string
  /** Null where they could not be had. */
  transactions: Transaction[] | null
  later: DashboardData['later']
  onAdd: () => void
  onOpen: (transaction: Transaction) => void
  /** Below them: what is planned. */
  children: ReactNode
}

export function RecentTransactions(props: RecentTransactionsProps) {
  const { period, detail, transactions, later, onAdd, onOpen, children } = props
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
          <Button type="button" onClick={onAdd}>
            {text('Tambah Transaksi')}
          </Button>
        </EmptyState>
      )}
      {transactions !== null && transactions.length > 0 && (
        <ul className={css.list}>
          {transactions.map(transaction => (
            <TransactionRow
              key={transaction.id}
              transaction={transaction}
              later={later}
              onOpen={() => onOpen(transaction)}
            />
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}

const RowMark = fromMore(
  more => more.RowMark,
  () => null,
)

interface TransactionRowProps extends Pick<RecentTransactionsProps, 'later'> {
  transaction: Transaction
  onOpen: () => void
}

/**
 * What it was, its category, date and a signed amount: minus for an expense, plus for an income or a refund. The whole row opens it.
 * Its mark has its room before it comes.
 */
function TransactionRow({ transaction, later, onOpen }: TransactionRowProps) {
  const text = useText()
  const { amount, type, category, description, transaction_date } = transaction
  const signed = formatAmount(isOut(transaction) ? `-${amount}` : amount, { signed: true })
  return (
    <li className={css.row} data-type={type} data-row>
      <span className={css.mark}>
        <Suspense>{later && <RowMark later={later} of={transaction} />}</Suspense>
      </span>
      <button type="button" className={css.description} aria-haspopup="dialog" onClick={onOpen}>
        {description}
      </button>
      <span className={css.detail}>
        <span className={css.category}>{category.name + notesOf(transaction, text)}</span>
        <time dateTime={transaction_date}>{formatDay(transaction_date)}</time>
      </span>
      <span className={css.amount}>
        <Amount tone={isOut(transaction) ? 'expense' : 'income'}>{signed}</Amount>
      </span>
    </li>
  )
}
