import type { CountedCategory, Transaction, TransferRow, Wallet, WalletRecord } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, VisuallyHidden } from '@pundi/kit/ui'
import { ArrowLeftRight } from 'lucide-react'
import { CategoryMark } from '../../shared/category-mark/CategoryMark'
import { isSpent } from '../../shared/record/is-spent'
import { describeExtras } from '../../shared/record/description/describe-extras'
import { useText } from '../../shared/money-form/catalogue/text'
import walletIcon from '../../shared/money-form/wallet/WalletIcon.module.css'
import css from './RecordRow.module.css'

interface RecordRowProps {
  record: WalletRecord
  walletId: number
  wallets: Wallet[]
  look: CountedCategory | undefined
  onOpen: () => void
}

/** Transfers have no colour. Refunds are green, as in every list. */
export function RecordRow({ record, walletId, wallets, look, onOpen }: RecordRowProps) {
  const text = useText()
  const isTransfer = record.type === 'transfer'
  const { title, detail } = isTransfer
    ? sayTransfer(record, walletId, wallets, text)
    : sayTransaction(record, text)
  const change = formatAmount(record.change, { signed: true, decimals: 'needed' })
  return (
    <li className={css.row} data-row>
      <span className={css.icon}>
        {isTransfer ? (
          <span className={walletIcon.icon} aria-hidden>
            <ArrowLeftRight strokeWidth={1.75} />
          </span>
        ) : (
          <CategoryMark icon={look?.icon ?? null} color={look?.color ?? null} type={record.type} />
        )}
      </span>
      <button type="button" className={css.title} aria-haspopup="dialog" onClick={onOpen}>
        {title}
      </button>
      <span className={css.detail}>{detail}</span>
      <span className={css.amount}>
        {isTransfer ? (
          <Amount>{change}</Amount>
        ) : (
          <Amount tone={isSpent(record) ? 'expense' : 'income'}>{change}</Amount>
        )}
      </span>
      <span className={css.balance}>
        <VisuallyHidden>{text('Balance after this:')}</VisuallyHidden>{' '}
        <Amount>{formatAmount(record.balance, { decimals: 'needed' })}</Amount>
      </span>
    </li>
  )
}

type Text = ReturnType<typeof useText>

function sayTransfer(transfer: TransferRow, walletId: number, wallets: Wallet[], text: Text) {
  const { from_wallet_id: from, to_wallet_id: to, description } = transfer
  const leaves = from === walletId
  const other = leaves ? to : from
  const name = wallets.find(({ id }) => id === other)?.name ?? '…'
  const outside = leaves ? text('Sent outside your wallets') : text('From outside your wallets')
  const inside = leaves ? text('To {name}', { name }) : text('From {name}', { name })
  return { title: description || text('Transfer'), detail: other === null ? outside : inside }
}

const sayTransaction = (transaction: Transaction, text: Text) => ({
  title: transaction.description,
  detail: `${transaction.category.name}${describeExtras(transaction, text)}`,
})
