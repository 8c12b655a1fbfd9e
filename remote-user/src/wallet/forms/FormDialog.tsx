import { Button, ButtonRow, Dialog, useFirstErrorFocus } from '@pundi/kit/ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useText } from '../catalogue/text'
import { FormEnd } from './FormEnd'
import css from './forms.module.css'
import type { MoneyFormState } from './use-money-form'

interface FormDialogProps {
  title: string
  /** The label of the button that sends the form. */
  label: string
  state: MoneyFormState
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** The choices where it was changed since the form was opened. */
  changedSince?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** A dialog with a form in it. It asks before typed work is discarded, and cannot be closed while it is being saved. */
export function FormDialog({ title, label, state, onSubmit, changedSince, children }: FormDialogProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const holder = useFirstErrorFocus(state.answer)

  function close() {
    if (state.isBusy) return
    if (state.typed) setAsking(true)
    else state.close()
  }

  return (
    <>
      <Dialog
        title={title}
        open
        keepsContent={state.typed !== undefined}
        onClose={close}
        closeLabel={text('Close the form')}
        sheet
      >
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
      </Dialog>
      <Dialog
        title={text('Discard what you typed?')}
        open={isAsking}
        onClose={() => setAsking(false)}
        closeLabel={text('Back to the form')}
      >
        <p>{text('What you typed will be lost.')}</p>
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={() => setAsking(false)}>
            {text('Keep editing')}
          </Button>
          <Button type="button" tone="danger" onClick={state.close}>
            {text('Discard')}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
  )
}
