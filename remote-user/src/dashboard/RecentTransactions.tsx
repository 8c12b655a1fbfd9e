import type { Transaction } from '@pundi/contract'
import { Amount, Button, Card, EmptyState } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './RecentTransactions.module.css'
import { TryAgain } from '../TryAgain'
import { formatAmount, formatDay, type Period } from '@pundi/kit/format'
import type { ReactNode } from 'react'
import { recordsOf } from './records-of'

interface RecentTransactionsProps {
  period: Period | null
  /** The period in words. */
  detail: string | undefined
  /** Null where they could not be had. */
  transactions: Transaction[] | null
  /** Nothing was ever booked. */
  isNew: boolean
  onAdd: () => void
  onOpen: (transaction: Transaction) => void
  /** Below them: what is planned. */
  children: ReactNode
}

export function RecentTransactions(props: RecentTransactionsProps) {
  const { period, detail, transactions, isNew, onAdd, onOpen, children } = props
  const text = useText()
  return (
    <Card
      title={text('Recent Transactions')}
      {...(detail && { detail })}
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
          {isNew && <p>{text('Add your first income or expense to see where your money goes.')}</p>}
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
              onOpen={() => onOpen(transaction)}
            />
          ))}
        </ul>
      )}
      {children}
    </Card>
  )
}

interface TransactionRowProps {
  transaction: Transaction
  onOpen: () => void
}

/** Category, date and a signed amount: minus for an expense, plus for an income. The whole row opens it. */
function TransactionRow({ transaction, onOpen }: TransactionRowProps) {
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
