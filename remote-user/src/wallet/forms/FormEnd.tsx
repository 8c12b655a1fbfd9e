import { AlertBox, Button, ButtonRow } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import form from '../../change-form/form.module.css'
import { useText } from '../catalogue/text'
import css from '../../change-form/ChangedSince.module.css'
import type { MoneyFormState } from './use-money-form'

interface FormEndProps {
  state: MoneyFormState
  /** The label of the button that sends the form. */
  label: string
  onClose: () => void
  /** The choices where it was changed since the form was opened. */
  changedSince?: ReactNode
}

/** Why the form was not saved, and its buttons. They stay in sight on the smallest screen. */
export function FormEnd({ state: { message, isBusy }, label, onClose, changedSince }: FormEndProps) {
  const text = useText()
  return (
    <div className={form.end}>
      {message && (
        <AlertBox type="error">
          <div className={css.problem}>
            <p>{message}</p>
            {changedSince}
          </div>
        </AlertBox>
      )}
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
          {text('Cancel')}
        </Button>
        <Button busy={isBusy ? text('Loading...') : undefined}>{label}</Button>
      </ButtonRow>
    </div>
  )
}
