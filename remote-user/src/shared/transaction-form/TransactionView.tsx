import type { Transaction } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, ButtonRow, Field } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { useFormText } from './catalogue/text'
import { AmountInput } from './fields/amount/AmountInput'
import { useWallets } from './fields/wallet/use-wallets'
import { sayShares } from './shares/say-shares'
import { ViewedSplits } from './splits/ViewedSplits'
import { ViewedTags } from './fields/tags/ViewedTags'
import css from './TransactionForm.module.css'

interface TransactionViewProps {
  transaction: Transaction
  hasAddress?: boolean | undefined
  onEdit: () => void
  onClose: () => void
}

export function TransactionView({ transaction, hasAddress, onEdit, onClose }: TransactionViewProps) {
  const text = useText()
  const say = useFormText()
  const { wallet_id: wallet, is_refund: isRefund = false, tags = [], splits = [] } = transaction
  const { shares = [], place } = transaction
  const { names } = useWallets(wallet !== undefined)
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <AmountInput amount={transaction.amount} readOnly />
        {splits.length > 0 ? (
          <ViewedSplits splits={splits} />
        ) : (
          <Field label={text('Category')} name="category_id">
            <input value={transaction.category.name} readOnly />
          </Field>
        )}
        <div className={css.pair}>
          <Field label={text('Type')} name="type">
            <input
              value={isRefund ? `${text(transaction.type)} · ${say('Refund')}` : text(transaction.type)}
              readOnly
            />
          </Field>
          <Field label={text('Date')} name="transaction_date">
            <input value={formatDay(transaction.transaction_date)} readOnly />
          </Field>
        </div>
        <Field label={text('Description')} name="description">
          <textarea rows={3} value={transaction.description} readOnly />
        </Field>
        {wallet !== undefined && (
          <Field label={say('Wallet')} name="wallet_id">
            <input
              value={names ? (names.get(wallet) ?? say('Deleted wallet')) : text('Loading...')}
              readOnly
            />
          </Field>
        )}
        {tags.length > 0 && <ViewedTags tags={tags} onFollow={hasAddress ? undefined : onClose} />}
        {place && (
          <Field label={text('Place')} name="place">
            <input value={place} readOnly />
          </Field>
        )}
        {shares.length > 0 && (
          <Field label={say('Shared with friends')} name="shares">
            <textarea rows={shares.length} value={sayShares(shares, say)} readOnly />
          </Field>
        )}
      </div>
      <div className={css.end}>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={onClose}>
            {text('Close')}
          </Button>
          <Button type="button" onClick={onEdit}>
            {text('Edit')}
          </Button>
        </ButtonRow>
      </div>
    </div>
  )
}
