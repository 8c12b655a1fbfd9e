import { AlertBox, Button, Field } from '@pundi/kit/ui'
import { Form, Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import { GoogleSignIn } from '../../shared/google/GoogleSignIn'
import { keepNext } from '../../shared/session/begin-session'
import { StorageNotice } from '../../shared/session/StorageNotice'
import { NewPasswordFields } from '../../shared/new-password/NewPasswordFields'
import type { Refusal } from '../../shared/form/refusal'
import { useAccountForm, useAnswer } from '../../shared/form/use-account-form'

export function SignUpScreen() {
  const text = useText()
  const { isBusy, message, errors, form } = useAccountForm(useAnswer<Refusal>())
  const search = keepNext(useLocation().search)

  return (
    <AccountCard title={text('Sign up')} lead={text('Track your income and expenses for free.')}>
      {message && <AlertBox type="error">{message}</AlertBox>}
      <StorageNotice />
      <Form {...form}>
        <Field label={text('Full Name')} name="name" error={errors?.['name']}>
          <input autoComplete="name" required />
        </Field>
        <Field label={text('Email')} name="email" error={errors?.['email']}>
          <input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" required />
        </Field>
        <Field
          label={text('Phone')}
          name="phone"
          hint={text('For your profile only: nobody else sees it, and we never call or text you.')}
          error={errors?.['phone']}
        >
          <input type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
        <NewPasswordFields label={text('Password')} confirmLabel={text('Confirm Password')} errors={errors} />
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Create an Account')}</Button>
      </Form>
      <GoogleSignIn />
      <p>
        {text('Already have an account?')} <Link to={{ pathname: '/sign-in', search }}>{text('Log in')}</Link>
      </p>
    </AccountCard>
  )
}
