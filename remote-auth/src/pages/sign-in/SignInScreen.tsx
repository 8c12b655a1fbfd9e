import { AlertBox, Button, Field, PasswordField } from '@pundi/kit/ui'
import { useState } from 'react'
import { Form, Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { carryEmail, takeEmail } from '../../shared/form/carry-email'
import { type MessageId, useText } from '../../catalogue/text'
import { GoogleSignIn } from '../../shared/google/GoogleSignIn'
import { keepNext } from '../../shared/session/begin-session'
import { StorageNotice } from '../../shared/session/StorageNotice'
import type { Refusal } from '../../shared/form/refusal'
import { useAccountForm, useAnswer } from '../../shared/form/use-account-form'
import { useSession } from '@pundi/platform/session'
import type { LoginBody, SignInProblem } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'

const names = ['email', 'password'] satisfies NamesOf<LoginBody>[]

export function SignInScreen() {
  const text = useText()
  const { isBusy, message, field, form } = useAccountForm(names, useAnswer<Refusal>())
  const search = keepNext(useLocation().search)
  const [email] = useState(takeEmail)

  return (
    <AccountCard title={text('Sign in')} lead={text('Good to see you again.')}>
      {message ? <AlertBox type="error">{message}</AlertBox> : <SignInNotice />}
      <StorageNotice />
      <Form {...form}>
        <Field label={text('Email')} {...field('email')}>
          <input
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            defaultValue={email}
            required
          />
        </Field>
        <PasswordField
          label={text('Password')}
          {...field('password')}
          autoComplete="current-password"
          show={text('Unhide')}
          hide={text('Hide')}
          required
        />
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Login')}</Button>
      </Form>
      <p>
        <Link to="/request-password-reset" onClick={carryEmail}>
          {text('Forgot password?')}
        </Link>
      </p>
      <GoogleSignIn />
      <p>
        {text('Don’t have an account?')}{' '}
        <Link to={{ pathname: '/sign-up', search }}>{text('Sign up now')}</Link>
      </p>
    </AccountCard>
  )
}

function SignInNotice() {
  const text = useText()
  const { search } = useLocation()
  const problem = signInProblem(search)
  const hasExpired = useSession(({ ended }) => ended === 'expired')
  const hasEndedElsewhere = useSession(({ isFromElsewhere, token }) => isFromElsewhere && token === null)
  if (new URLSearchParams(search).get('account') === 'deleted')
    return <AlertBox type="success">{text('Your account and all its data have been deleted.')}</AlertBox>
  const sentence = problem ?? reason({ hasExpired, hasEndedElsewhere })
  return sentence ? <AlertBox type="error">{text(sentence)}</AlertBox> : null
}

function reason({ hasExpired, hasEndedElsewhere }: { hasExpired: boolean; hasEndedElsewhere: boolean }) {
  if (hasExpired) return 'Your session has ended. Please sign in again.'
  if (hasEndedElsewhere) return 'Your session was ended in another tab. Please sign in again.'
  return undefined
}

const sentences: Record<SignInProblem, MessageId> = {
  denied: 'Google sign-in was cancelled. Try again or use your password.',
  unverified: 'Google hasn’t verified your email. Verify it with Google, or use a password.',
  existing: 'An account with this email address already exists. Sign in with your password.',
  deactivated: 'This account has been deactivated.',
  unavailable: 'Google isn’t available. Try again later or use your password.',
  limited: 'Too many attempts. Please try again later.',
  elsewhere: 'This Google sign-in didn’t start in this tab. Please start again here.',
  failed: 'We couldn’t sign you in with Google. Please try again.',
}

function signInProblem(search: string): MessageId | undefined {
  const problem = new URLSearchParams(search).get('problem')
  if (problem === null) return undefined
  return Object.hasOwn(sentences, problem) ? sentences[problem as SignInProblem] : sentences.failed
}
