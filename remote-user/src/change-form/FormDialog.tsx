import { type ChangeAnswer, firstOfEach } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { AskingDialog } from './AskingDialog'
import { ChangedSince, type Difference, Differences } from './ChangedSince'
import changed from './ChangedSince.module.css'
import css from './form.module.css'
import { Hidden } from './Hidden'
import type { OpenForm } from './use-open-form'

/** What every form of a page is drawn with. */
export interface PageForm<Purpose, Answer extends ChangeAnswer> {
  fetcher: FetcherWithComponents<Answer>
  form: OpenForm<Purpose, Answer>
}

interface FormDialogProps<Purpose, Answer extends ChangeAnswer> extends PageForm<Purpose, Answer> {
  title: string
  /** The address of the page, which makes the change. */
  action: string
  change: Answer['change']
  /** What is sent beside the fields. */
  sent: Record<string, string>
  /** The label of the button that sends the form. */
  label: string
  /** Loads what makes the change, when somebody begins to fill in the form. */
  onBegin: () => void
  /** Told all fields after each change. */
  onType?: (fields: Record<string, string>) => void
  /** What was saved elsewhere since the form was opened (412); undefined where it is not known. */
  now?: { version: string; differences: Difference[]; onTake: () => void } | undefined
  /** The fields, by what the server says of each. */
  children: (errors: Record<string, string>) => ReactNode
}

/** A dialog with a form in it that makes a change of its page. */
export function FormDialog<Purpose, Answer extends ChangeAnswer>({
  fetcher,
  form,
  title,
  action,
  change,
  sent,
  label,
  onBegin,
  onType,
  now,
  children,
}: FormDialogProps<Purpose, Answer>) {
  const text = useText()
  const [isTyped, setTyped] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form
  const errors = firstOfEach(refused?.refusal.errors ?? {})
  const holder = useFirstErrorFocus(refused)

  /** Saves what is typed over what is there now. */
  function keep(typed: HTMLFormElement | null) {
    if (!typed) return
    const fields = Object.fromEntries(new FormData(typed)) as Record<string, string>
    void fetcher.submit({ ...fields, version: now?.version ?? '' }, { method: 'post', action })
  }

  return (
    <AskingDialog title={title} isTyped={isTyped} isBusy={isBusy} onClose={form.close}>
      {close => (
        <fetcher.Form
          ref={holder}
          className={css.form}
          method="post"
          action={action}
          onChange={event => {
            setTyped(true)
            onType?.(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
          }}
          onFocus={onBegin}
          onSubmit={sendOnce}
        >
          <Hidden fields={{ ...sent, change }} />
          {children(errors)}
          {refused && !Object.values(errors).includes(refused.message) && (
            <AlertBox type="error">
              <div className={changed.problem}>
                <p>{refused.message}</p>
                {/* Before the page is loaded again, what it has is not what was saved elsewhere. */}
                {refused.refusal.status === 412 && !isBusy && (
                  <ChangedSince onKeep={({ currentTarget }) => keep(currentTarget.form)} onTake={now?.onTake}>
                    {now && <Differences rows={now.differences} />}
                  </ChangedSince>
                )}
              </div>
            </AlertBox>
          )}
          <ButtonRow>
            <Button type="button" tone="quiet" onClick={close} disabled={isBusy}>
              {text('Cancel')}
            </Button>
            <Button busy={isBusy ? text('Loading...') : undefined}>{label}</Button>
          </ButtonRow>
        </fetcher.Form>
      )}
    </AskingDialog>
  )
}
