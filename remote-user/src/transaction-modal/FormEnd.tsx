import { AlertBox, Button, ButtonRow } from '@pundi/kit/ui'
import type { ReactNode, Ref } from 'react'
import { useText } from '../catalogue/text'
import type { Refusal } from './saving/save-transaction'
import css from './TransactionForm.module.css'

interface FormEndProps {
  saveButton: Ref<HTMLButtonElement>
  canSave: boolean
  isBusy: boolean
  answer: Refusal | undefined
  onClose: () => void
  onAddAnew: () => void
  /** The choices where the transaction was changed since the form was opened. */
  changedSince?: ReactNode
  /** A question to answer before it is saved. */
  question?: ReactNode
}

/** Why the form was not saved, and its buttons. They stay in sight on the smallest screen. */
export function FormEnd({
  saveButton,
  canSave,
  isBusy,
  answer,
  onClose,
  onAddAnew,
  changedSince,
  question,
}: FormEndProps) {
  const text = useText()
  return (
    <div className={css.end}>
      {answer?.message && (
        <AlertBox type="error">
          <div className={css.problem}>
            <p>{answer.message(text)}</p>
            {answer.isLost && <p>{text('Nothing is lost. Save again; it will only be added once.')}</p>}
            {answer.isGone && (
              <Button type="button" tone="quiet" onClick={onAddAnew}>
                {text('Add it as a new one')}
              </Button>
            )}
            {answer.now && changedSince}
          </div>
        </AlertBox>
      )}
      {question}
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Close')}
        </Button>
        <Button
          ref={saveButton}
          disabled={!canSave}
          busy={isBusy ? text('Loading...') : undefined}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {text('Save')}
        </Button>
      </ButtonRow>
    </div>
  )
}
