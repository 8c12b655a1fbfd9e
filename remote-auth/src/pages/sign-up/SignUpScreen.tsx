import type { RegisterBody } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'
import { AlertBox, Button, Field } from '@pundi/kit/ui'
import { Form, Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import { GoogleSignIn } from '../../shared/google/GoogleSignIn'
import { keepNext } from '../../shared/session/begin-session'
import { StorageNotice } from '../../shared/session/StorageNotice'
import { NewPasswordFields, newPasswordNames } from '../../shared/new-password/NewPasswordFields'
import type { Refusal } from '../../shared/form/refusal'
import { useAccountForm, useAnswer } from '../../shared/form/use-account-form'

const names = [...(['name', 'email', 'phone'] satisfies NamesOf<RegisterBody>[]), ...newPasswordNames]

export function SignUpScreen() {
  const text = useText()
  const { isBusy, message, field, form } = useAccountForm(names, useAnswer<Refusal>())
  const search = keepNext(useLocation().search)

  return (
    <AccountCard title={text('Sign up')} lead={text('Track your income and expenses for free.')}>
      {message && <AlertBox type="error">{message}</AlertBox>}
      <StorageNotice />
      <Form {...form}>
        <Field label={text('Full Name')} {...field('name')}>
          <input autoComplete="name" required />
        </Field>
        <Field label={text('Email')} {...field('email')}>
          <input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" required />
        </Field>
        <Field
          label={text('Phone')}
          {...field('phone')}
          hint={text('For your profile only. Nobody else sees your number, and we never call or text you.')}
        >
          <input type="tel" inputMode="tel" autoComplete="tel" required />
        </Field>
        <NewPasswordFields label={text('Password')} confirmLabel={text('Confirm Password')} field={field} />
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Create an Account')}</Button>
      </Form>
      <GoogleSignIn />
      <p>
        {text('Already have an account?')} <Link to={{ pathname: '/sign-in', search }}>{text('Log in')}</Link>
      </p>
    </AccountCard>
  )
}
