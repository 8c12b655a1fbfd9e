import { AlertBox, Button, ButtonRow } from '@pundi/kit/ui'
import { type ReactNode, type Ref, useId } from 'react'
import { type MessageId, useText } from '../../catalogue/text'
import { useFormText } from './catalogue/text'
import type { MissingOfTransfer } from './line/transfer-body'
import type { Missing } from '../booking-draft/draft'
import type { Refusal } from './saving/save-transaction'
import changed from '../save-form/ChangedSince.module.css'
import css from './TransactionForm.module.css'

interface FormEndProps {
  saveButton: Ref<HTMLButtonElement>
  missing: readonly Field[]
  isBusy: boolean
  answer: Refusal | undefined
  onClose: () => void
  onAddAnew: () => void
  changedSince?: ReactNode
  question?: ReactNode
}

type Field = Missing | MissingOfTransfer

const labels = {
  amount: 'Amount',
  category: 'Category',
  type: 'Type',
  transaction_date: 'Date',
  description: 'Description',
} as const satisfies Partial<Record<Field, MessageId>>

const ownLabels = {
  splits: 'Parts that add up to the amount',
  from_wallet_id: 'From wallet',
  to_wallet_id: 'To wallet',
  fee: 'Fee',
  fee_category_id: 'Fee category',
} as const satisfies Record<Exclude<Field, keyof typeof labels>, string>

const isOwn = (field: Field): field is keyof typeof ownLabels => field in ownLabels

export function FormEnd({
  saveButton,
  missing,
  isBusy,
  answer,
  onClose,
  onAddAnew,
  changedSince,
  question,
}: FormEndProps) {
  const text = useText()
  const say = useFormText()
  const id = useId()
  const isIncomplete = missing.length > 0
  const name = (field: Field) => (isOwn(field) ? say(ownLabels[field]) : text(labels[field]))
  return (
    <div className={css.end}>
      {answer?.message && (
        <AlertBox type="error">
          <div className={changed.problem}>
            <p>{answer.message(say)}</p>
            {answer.isLost && (
              <p>{say('Nothing is lost. Save again; the transaction will be added only once.')}</p>
            )}
            {answer.isGone && (
              <Button type="button" tone="quiet" onClick={onAddAnew}>
                {say('Add as new transaction')}
              </Button>
            )}
            {answer.now && changedSince}
          </div>
        </AlertBox>
      )}
      {question}
      {isIncomplete && (
        <p id={id} className={css.missing}>
          {say('Still missing: {fields}', { fields: missing.map(name).join(', ') })}
        </p>
      )}
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Close')}
        </Button>
        <Button
          ref={saveButton}
          disabled={isIncomplete}
          aria-describedby={isIncomplete ? id : undefined}
          busy={isBusy ? text('Loading...') : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {text('Save')}
        </Button>
      </ButtonRow>
    </div>
  )
}
