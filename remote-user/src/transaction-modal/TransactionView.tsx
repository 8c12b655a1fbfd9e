import type { Transaction } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, ButtonRow, Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { AmountInput } from './fields/AmountInput'
import css from './TransactionForm.module.css'

interface TransactionViewProps {
  transaction: Transaction
  onEdit: () => void
  onClose: () => void
}

/** The form, read-only, and the way on to editing. */
export function TransactionView({ transaction, onEdit, onClose }: TransactionViewProps) {
  const text = useText()
  return (
    <div className={css.form}>
      <div className={css.fields}>
        <AmountInput amount={transaction.amount} readOnly />
        <Field label={text('Category')} name="category_id">
          <input value={transaction.category.name} readOnly />
        </Field>
        <div className={css.pair}>
          <Field label={text('Type')} name="type">
            <input value={text(transaction.type)} readOnly />
          </Field>
          <Field label={text('Date')} name="transaction_date">
            <input value={formatDay(transaction.transaction_date)} readOnly />
          </Field>
        </div>
        <Field label={text('Description')} name="description">
          <textarea rows={3} value={transaction.description} readOnly />
        </Field>
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
