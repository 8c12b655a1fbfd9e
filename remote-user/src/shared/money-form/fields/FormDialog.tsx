import { useFirstErrorFocus } from '@pundi/kit/ui'
import type { ReactNode, SubmitEvent } from 'react'
import { AskingDialog } from '../../save-form/AskingDialog'
import css from '../../save-form/form.module.css'
import { FormEnd } from './FormEnd'
import type { MoneyFormState } from '../use-money-form'

interface FormDialogProps {
  title: string
  label: string
  state: MoneyFormState
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  changedSince?: ReactNode
  children: ReactNode
}

export function FormDialog({ title, label, state, onSubmit, changedSince, children }: FormDialogProps) {
  const holder = useFirstErrorFocus(state.answer)
  const isTyped = state.typed !== undefined
  return (
    <AskingDialog
      title={title}
      isTyped={isTyped}
      isBusy={state.isBusy}
      keepsContent={isTyped}
      onClose={state.close}
    >
      {close => (
        <form
          ref={holder}
          className={css.form}
          onChange={state.read}
          onFocus={state.warm}
          onSubmit={onSubmit}
        >
          <div className={css.fields}>{children}</div>
          <FormEnd state={state} label={label} onClose={close} changedSince={changedSince} />
        </form>
      )}
    </AskingDialog>
  )
}
