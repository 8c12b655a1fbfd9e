import { useSession } from '@pundi/shared/session'
import { AlertBox, Button, Field, PasswordField, useFirstErrorFocus, useSubmitOnce } from '@pundi/shared/ui'
import { Form, Link, useActionData, useLocation, useNavigation } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import type { Refusal } from '../refusal'

export function SignInScreen() {
  const text = useText()
  const answer = useActionData<Refusal>()
  const { message, errors } = answer ?? {}
  const hasExpired = useSession(({ ended }) => ended === 'expired')
  const isBusy = useNavigation().state !== 'idle'
  const form = useFirstErrorFocus(errors)
  const sendOnce = useSubmitOnce(isBusy, answer)
  const { search } = useLocation()

  return (
    <AccountCard title={text('Sign in')} lead={text('Good to see you again.')}>
      {message && <AlertBox type="error">{message}</AlertBox>}
      {hasExpired && !message && (
        <AlertBox type="error">{text('Your session has ended. Please sign in again.')}</AlertBox>
      )}
      <Form method="post" noValidate ref={form} onSubmit={sendOnce}>
        <Field label={text('Email')} name="email" error={errors?.['email']}>
          <input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" required />
        </Field>
        <PasswordField
          label={text('Password')}
          name="password"
          error={errors?.['password']}
          autoComplete="current-password"
          show={text('Unhide')}
          hide={text('Hide')}
          required
        />
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Login')}</Button>
      </Form>
      <p>
        {text("Don't have an account?")}{' '}
        <Link to={{ pathname: '/sign-up', search }}>{text('Sign up now')}</Link>
      </p>
    </AccountCard>
  )
}
