import { firstOfEach } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, Dialog, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../catalogue/text'
import { warmChanges } from '../load-budgets'
import type { DrawnFormProps } from '../open-form'
import css from './forms.module.css'

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
  const [isAsking, setAsking] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const holder = useFirstErrorFocus(form.refused)
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const hidden = { change, from_period: answer.meta.period.from, ...sends }

  function close() {
    if (isBusy) return
    if (isTyped) setAsking(true)
    else form.close()
  }

  return (
    <>
      <Dialog
        title={title}
        open
        keepsContent={isTyped}
        onClose={close}
        closeLabel={text('Close the form')}
        sheet
      >
        <fetcher.Form
          ref={holder}
          method="post"
          action="/budget"
          className={css.form}
          onChange={() => setTyped(true)}
          onFocus={warmChanges}
          onSubmit={sendOnce}
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
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
          <Button type="button" tone="danger" onClick={form.close}>
            {text('Discard')}
          </Button>
        </ButtonRow>
      </Dialog>
    </>
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
