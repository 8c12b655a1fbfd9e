import { AlertBox, Button, Field, PasswordField } from '@pundi/kit/ui'
import { Form, Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import { GoogleSignIn } from '../google/GoogleSignIn'
import { keepNext } from '../keep-next'
import type { Refusal } from '../refusal'
import { useAccountForm } from '../use-account-form'
import { useAnswer } from '../use-answer'
import { SignInNotice } from './SignInNotice'

export function SignInScreen() {
  const text = useText()
  const { isBusy, message, errors, form } = useAccountForm(useAnswer<Refusal>())
  const search = keepNext(useLocation().search)

  return (
    <AccountCard title={text('Sign in')} lead={text('Good to see you again.')}>
      {message ? <AlertBox type="error">{message}</AlertBox> : <SignInNotice />}
      <Form {...form}>
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
        <Link to="/request-password-reset">{text('Forgot password?')}</Link>
      </p>
      <GoogleSignIn />
      <p>
        {text("Don't have an account?")}{' '}
        <Link to={{ pathname: '/sign-up', search }}>{text('Sign up now')}</Link>
      </p>
    </AccountCard>
  )
}
