import { AlertBox, Button, ButtonRow } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import form from '../../save-form/form.module.css'
import { useText } from '../catalogue/text'
import css from '../../save-form/ChangedSince.module.css'
import type { MoneyFormState } from '../use-money-form'

interface FormEndProps {
  state: MoneyFormState
  label: string
  onClose: () => void
  changedSince?: ReactNode
}

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
