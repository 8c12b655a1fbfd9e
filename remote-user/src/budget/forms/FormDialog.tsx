import { firstOfEach } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { AskingDialog } from '../../change-form/AskingDialog'
import css from '../../change-form/form.module.css'
import { Hidden } from '../../change-form/Hidden'
import { useText } from '../catalogue/text'
import { warmChanges } from '../load-budgets'
import type { DrawnFormProps } from '../open-form'

interface FormDialogProps extends Pick<DrawnFormProps, 'fetcher' | 'form' | 'answer'> {
  title: string
  /** The change that it asks for. */
  change: 'set' | 'setOne' | 'move'
  /** What it sends beside its fields. */
  sends?: Record<string, string>
  /** The label of the button that sends the form; without one, its own buttons do. */
  label?: string
  /** Beside the buttons. */
  ways?: ReactNode
  children: ReactNode
}

/** A dialog with a form in it, about the period that is shown. It asks before typed work is discarded. */
export function FormDialog({
  title,
  change,
  sends = {},
  label,
  ways,
  fetcher,
  form,
  answer,
  children,
}: FormDialogProps) {
  const text = useText()
  const [isTyped, setTyped] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const holder = useFirstErrorFocus(form.refused)
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)

  return (
    <AskingDialog title={title} isTyped={isTyped} isBusy={isBusy} keepsContent={isTyped} onClose={form.close}>
      {close => (
        <fetcher.Form
          ref={holder}
          method="post"
          action="/budget"
          className={css.form}
          onChange={() => setTyped(true)}
          onFocus={warmChanges}
          onSubmit={sendOnce}
        >
          <Hidden fields={{ change, from_period: answer.meta.period.from, ...sends }} />
          <div className={css.fields}>{children}</div>
          <div className={css.end}>
            {form.refused && <Refused form={form} />}
            <ButtonRow>
              {ways}
              <Button type="button" tone="quiet" onClick={close} disabled={isBusy}>
                {text('Cancel')}
              </Button>
              {label !== undefined && <Button busy={isBusy ? text('Loading...') : undefined}>{label}</Button>}
            </ButtonRow>
          </div>
        </fetcher.Form>
      )}
    </AskingDialog>
  )
}

/** Why it was not saved; what is about the amount stands at it. */
function Refused({ form: { refused } }: Pick<DrawnFormProps, 'form'>) {
  if (!refused || refused.message === amountError(refused)) return null
  return <AlertBox type="error">{refused.message}</AlertBox>
}

/** What is wrong with the field of the amount. */
export const amountError = (refused: DrawnFormProps['form']['refused']) =>
  firstOfEach(refused?.refusal.errors ?? {})['amount']
