import { AlertBox, Button, ButtonRow } from '@pundi/kit/ui'
import type { ReactNode, Ref } from 'react'
import { useText } from '../catalogue/text'
import type { Refused } from './saving/save-transaction'
import css from './TransactionForm.module.css'

interface FormEndProps {
  saveButton: Ref<HTMLButtonElement>
  canSave: boolean
  isBusy: boolean
  answer: Refused | undefined
  onClose: () => void
  onAddAnew: () => void
  /** What leads round a transaction that was changed since. */
  changedSince?: ReactNode
  /** What is asked back before it is saved. */
  question?: ReactNode
}

/** What stands in the way of saving, beside the buttons: always in sight, however small the screen. */
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
            {answer.isLost && (
              <p>
                {text(
                  'What you typed is still here. Save again: it is booked once, however often you press.',
                )}
              </p>
            )}
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
