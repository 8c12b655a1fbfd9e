import type { ChangePasswordBody } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'
import { useSession } from '@pundi/platform/session'
import { AlertBox, Button, PasswordField } from '@pundi/kit/ui'
import { Form, Link } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import { NewPasswordFields, newPasswordNames } from '../../shared/new-password/NewPasswordFields'
import { useAccountForm } from '../../shared/form/use-account-form'
import type { PasswordAnswer } from './send-password'

const names = [...(['current_password'] satisfies NamesOf<ChangePasswordBody>[]), ...newPasswordNames]

interface ChangePasswordFormProps {
  right: 'link' | 'session'
  answer: Extract<PasswordAnswer, { isChanged: false }> | undefined
}

export function ChangePasswordForm({ right, answer }: ChangePasswordFormProps) {
  const text = useText()
  const { isBusy, message, field, form } = useAccountForm(names, answer)
  const email = useSession(({ user }) => (right === 'session' ? user?.email : undefined))

  return (
    <AccountCard title={text('Set a New Password')} lead={text('The new password replaces the current one.')}>
      {message && <AlertBox type="error">{message}</AlertBox>}
      <Form {...form}>
        {/* Tells password managers which account the password belongs to. */}
        {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
        {answer?.asksCurrent && (
          <PasswordField
            label={text('Current Password')}
            {...field('current_password')}
            autoComplete="current-password"
            show={text('Unhide')}
            hide={text('Hide')}
            required
          />
        )}
        <NewPasswordFields
          label={text('New Password')}
          confirmLabel={text('Confirm New Password')}
          field={field}
        />
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Update Password')}</Button>
      </Form>
      {right === 'session' && (
        <p>
          <Link to="/setting">{text('Back to Settings')}</Link>
        </p>
      )}
      <p>
        <Link to="/request-password-reset">{text('Request a reset link')}</Link>
      </p>
    </AccountCard>
  )
}
