import { useAmountReader } from '@pundi/kit/amount'
import { type ChangeAnswer, fieldErrors, type FieldOf, type Typed, typedIn, typedOf } from '@pundi/kit/form'
import { AlertBox, Button, ButtonRow, useFirstErrorFocus, useSubmitOnce } from '@pundi/kit/ui'
import { type ReactNode, useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { AskingDialog } from './AskingDialog'
import type { RecordDifferencesProps } from '../record/RecordDifferences'
import { ChangedSince } from './ChangedSince'
import changed from './ChangedSince.module.css'
import { Differences } from './Differences'
import css from './form.module.css'
import { Hidden } from './Hidden'
import type { OpenForm } from './use-open-form'

export interface PageForm<Purpose, Answer extends ChangeAnswer> {
  fetcher: FetcherWithComponents<Answer>
  form: OpenForm<Purpose, Answer>
}

interface FormDialogProps<Purpose, Answer extends ChangeAnswer, Name extends string> extends PageForm<
  Purpose,
  Answer
> {
  title: string
  names: readonly Name[]
  action: string
  change: Answer['change']
  sent: Typed<string>
  label: string
  /** Called at the first input. Loads the code that makes the change. */
  onBegin: () => void
  onType?: (typed: Typed<Name>) => void
  /** The version that was saved elsewhere (response 412). Undefined if that version is unknown. */
  now?: { version: string; differences: RecordDifferencesProps; onTake: () => void } | undefined
  children: (field: FieldOf<Name>) => ReactNode
}

export function FormDialog<Purpose, Answer extends ChangeAnswer, Name extends string>({
  fetcher,
  form,
  title,
  names,
  action,
  change,
  sent,
  label,
  onBegin,
  onType,
  now,
  children,
}: FormDialogProps<Purpose, Answer, Name>) {
  const text = useText()
  useAmountReader()
  const [isTyped, setTyped] = useState(false)
  const isBusy = fetcher.state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, fetcher.data)
  const { refused } = form
  const { field, message } = fieldErrors(names, refused)
  const holder = useFirstErrorFocus(refused)

  function keep(typed: HTMLFormElement | null) {
    if (!typed) return
    const fields = { ...typedIn(new FormData(typed)), version: now?.version ?? '' }
    void fetcher.submit(fields, { method: 'post', action })
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
            onType?.(typedOf(names, new FormData(event.currentTarget)))
          }}
          onFocus={onBegin}
          onSubmit={sendOnce}
        >
          <Hidden fields={{ ...sent, change }} />
          {children(field)}
          {message && (
            <AlertBox type="error">
              <div className={changed.problem}>
                <p>{message}</p>
                {/*
                 * Hidden while the page reloads, because the page's data is still older than the
                 * version that was saved elsewhere.
                 */}
                {refused?.refusal.status === 412 && !isBusy && (
                  <ChangedSince onKeep={({ currentTarget }) => keep(currentTarget.form)} onTake={now?.onTake}>
                    {now && <Differences {...now.differences} />}
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
