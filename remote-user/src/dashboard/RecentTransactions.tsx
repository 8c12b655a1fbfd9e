import type { Transaction } from '@pundi/contract'
import { Amount, Button, Card, EmptyState } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './RecentTransactions.module.css'
import { TryAgain } from '../TryAgain'
import { formatAmount, formatDay } from '@pundi/kit/format'

interface RecentTransactionsProps {
  /** Null where they could not be had. */
  transactions: Transaction[] | null
  onAdd: () => void
  onOpen: (transaction: Transaction) => void
}

export function RecentTransactions({ transactions, onAdd, onOpen }: RecentTransactionsProps) {
  const text = useText()
  return (
    <Card
      title={text('Recent Transactions')}
      actions={
        transactions?.length ? (
          <Link className={css.all} to="/transactions">
            {text('See all')}
          </Link>
        ) : undefined
      }
    >
      {transactions === null && <TryAgain message={text('Failed to fetch transactions')} />}
      {transactions?.length === 0 && (
        <EmptyState title={text('No transactions found')}>
          <p>{text('Add your first income or expense to see where your money goes.')}</p>
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
