import type { DeleteAccountBody } from '@pundi/contract'
import { fieldsOf, type NamesOf } from '@pundi/kit/form'
import {
  Button,
  ButtonRow,
  Dialog,
  Field,
  PasswordField,
  useFirstErrorFocus,
  useSubmitOnce,
} from '@pundi/kit/ui'
import { useFetcher } from 'react-router-dom'
import { useText } from '../catalogue/text'
import css from './DeleteDialog.module.css'
import { DownloadData } from './DownloadData'
import { warmChecks } from '../load-setting'
import { RefusalBox } from '../RefusalBox'
import type { RemovalRefused } from './remove-account'

const names = ['confirmation', 'current_password'] satisfies NamesOf<DeleteAccountBody>[]

interface DeleteDialogProps {
  email: string | undefined
  /** True if the account is known to have a password. The dialog then asks for the password. */
  hasPassword: boolean
  onClose: () => void
}

/**
 * The user types the email address to avoid a mistake, and the password to keep other people out.
 */
export function DeleteDialog({ email, hasPassword, onClose }: DeleteDialogProps) {
  const text = useText()
  const fetcher = useFetcher<RemovalRefused>()
  const refusal = fetcher.data
  const { field, other } = fieldsOf(names, refusal?.errors(text))
  const isBusy = fetcher.state !== 'idle'
  const form = useFirstErrorFocus(refusal?.errors)
  const sendOnce = useSubmitOnce(isBusy, refusal)
  return (
    <Dialog
      title={text('Delete your account?')}
      open
      onClose={() => !isBusy && onClose()}
      closeLabel={text('Close')}
    >
      <WhatGoes />
      <DownloadData lead={text('Download your data first. You can’t get it back later.')} />
      <fetcher.Form
        className={css.form}
        method="post"
        action="/setting"
        noValidate
        ref={form}
        onFocus={warmChecks}
        onSubmit={sendOnce}
      >
        <input type="hidden" name="intent" value="delete-account" />
        <Field label={text('Type your email address to confirm')} {...field('confirmation')} hint={email}>
          <input type="email" inputMode="email" autoComplete="off" autoCapitalize="none" required />
        </Field>
        {(hasPassword || refusal?.asksCurrent) && (
          <PasswordField
            label={text('Current Password')}
            {...field('current_password')}
            autoComplete="current-password"
            show={text('Unhide')}
            hide={text('Hide')}
            required
          />
        )}
        {refusal && <RefusalBox key={refusal.at} {...refusal} other={other} />}
        <ButtonRow>
          <Button type="button" tone="quiet" onClick={onClose} disabled={isBusy}>
            {text('Cancel')}
          </Button>
          <Button tone="danger" busy={isBusy ? text('Loading...') : undefined}>
            {text('Delete account')}
          </Button>
        </ButtonRow>
      </fetcher.Form>
    </Dialog>
  )
}

function WhatGoes() {
  const text = useText()
  return (
    <div className={css.goes}>
      <p>{text('This will be deleted permanently:')}</p>
      <ul>
        <li>{text('all your transactions and categories')}</li>
        <li>{text('your activity log')}</li>
        <li>{text('your name, email address, phone number and settings')}</li>
        <li>{text('every session, on this device and elsewhere')}</li>
      </ul>
      <p className={css.stays}>
        {text('The admin log stays, but no longer shows which entries were yours.')}
      </p>
    </div>
  )
}
