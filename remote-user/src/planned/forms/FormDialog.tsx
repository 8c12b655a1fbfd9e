import { firstOfEach } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, Dialog, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../catalogue/text'
import type { PlannedChanged } from '../change-planned'
import { warmChanges } from '../load-planned'
import type { Fields } from '../read-body'
import css from './forms.module.css'
import type { OpenFormProps } from '../open-form'

interface FormDialogProps extends Pick<OpenFormProps<'schedule'>, 'fetcher' | 'form'> {
  title: string
  change: PlannedChanged['change']
  /** What is sent beside the fields. */
  sent: Record<string, string>
  /** The label of the button that sends the form. */
  label: string
  /** Told all fields after each change. */
  onType?: (fields: Fields) => void
  /** The fields, by what the server says of each. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A dialog with a form in it, which asks before typed work is discarded and cannot be closed while it is being saved. */
export function FormDialog({ fetcher, form, title, change, sent, label, onType, children }: FormDialogProps) {
  const text = useText()
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form
  const errors = firstOfEach(refused?.refusal.errors ?? {})
  const holder = useFirstErrorFocus(refused)
  const close = () => !isBusy && (isTyped ? setAsking(true) : form.close())
  return (
    <>
      <Dialog title={title} open onClose={close} closeLabel={text('Close the form')} sheet>
        <fetcher.Form
          ref={holder}
          className={css.form}
          method="post"
          action="/planned"
          onChange={event => {
            setTyped(true)
            onType?.(Object.fromEntries(new FormData(event.currentTarget)) as Fields)
          }}
          onFocus={warmChanges}
          onSubmit={sendOnce}
        >
          {Object.entries({ ...sent, change }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children(errors)}
          {refused && !Object.values(errors).includes(refused.message) && (
            <AlertBox type="error">{refused.message}</AlertBox>
          )}
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={close} disabled={isBusy}>
              {text('Cancel')}
            </Button>
            <Button busy={isBusy ? text('Loading...') : undefined}>{label}</Button>
          </ButtonRow>
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
