import type { CountedCategory, Transaction, TransferRow, Wallet, WalletRecord } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Amount, VisuallyHidden } from '@pundi/kit/ui'
import { ArrowLeftRight } from 'lucide-react'
import { CategoryMark } from '../category-mark/CategoryMark'
import { isOut } from '../is-out'
import { notesOf } from '../notes-of'
import { useText } from '../wallet/catalogue/text'
import mark from '../wallet/tiles/WalletMark.module.css'
import css from './RecordRow.module.css'

interface RecordRowProps {
  record: WalletRecord
  /** The wallet whose records they are. */
  walletId: number
  wallets: Wallet[]
  /** The category of a transaction, once it is there. */
  look: CountedCategory | undefined
  onOpen: () => void
}

/**
 * What it was, what it changed, and the balance after it. The whole row opens it. A transfer is neither income nor
 * expense, so its amount is in ink, with its sign; money that came back is green, as in every other list.
 */
export function RecordRow({ record, walletId, wallets, look, onOpen }: RecordRowProps) {
  const text = useText()
  const isTransfer = record.type === 'transfer'
  const { title, detail } = isTransfer
    ? sayTransfer(record, walletId, wallets, text)
    : sayTransaction(record, text)
  const change = formatAmount(record.change, { signed: true, decimals: 'needed' })
  return (
    <li className={css.row} data-row>
      <span className={css.mark}>
        {isTransfer ? (
          <span className={mark.mark} aria-hidden>
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
          <Amount tone={isOut(record) ? 'expense' : 'income'}>{change}</Amount>
        )}
      </span>
      <span className={css.balance}>
        <VisuallyHidden>{text('Balance after it:')}</VisuallyHidden>{' '}
        <Amount>{formatAmount(record.balance, { decimals: 'needed' })}</Amount>
      </span>
    </li>
  )
}

type Text = ReturnType<typeof useText>

/** Where the money went, or came from, seen from the wallet. */
function sayTransfer(transfer: TransferRow, walletId: number, wallets: Wallet[], text: Text) {
  const { from_wallet_id: from, to_wallet_id: to, description } = transfer
  const leaves = from === walletId
  const other = leaves ? to : from
  const name = wallets.find(({ id }) => id === other)?.name ?? '…'
  const outside = leaves ? text('To outside my wallets') : text('From outside my wallets')
  const inside = leaves ? text('To {name}', { name }) : text('From {name}', { name })
  return { title: description || text('Transfer'), detail: other === null ? outside : inside }
}

const sayTransaction = (transaction: Transaction, text: Text) => ({
  title: transaction.description,
  detail: `${transaction.category.name}${notesOf(transaction, text)}`,
})
