import { AlertBox, Button, Field, PasswordField } from '@pundi/kit/ui'
import { useState } from 'react'
import { Form, Link, useLocation } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { carryEmail, takeEmail } from '../carry-email'
import { type MessageId, useText } from '../catalogue/text'
import { GoogleSignIn } from '../google/GoogleSignIn'
import { keepNext } from '../begin-session'
import type { Refusal } from '../refusal'
import { useAccountForm, useAnswer } from '../use-account-form'
import { useSession } from '@pundi/platform/session'
import type { SignInProblem } from '@pundi/contract'

export function SignInScreen() {
  const text = useText()
  const { isBusy, message, errors, form } = useAccountForm(useAnswer<Refusal>())
  const search = keepNext(useLocation().search)
  const [email] = useState(takeEmail)

  return (
    <AccountCard title={text('Sign in')} lead={text('Good to see you again.')}>
      {message ? <AlertBox type="error">{message}</AlertBox> : <SignInNotice />}
      <Form {...form}>
        <Field label={text('Email')} name="email" error={errors?.['email']}>
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
        <Link to="/request-password-reset" onClick={carryEmail}>
          {text('Forgot password?')}
        </Link>
      </p>
      <GoogleSignIn />
      <p>
        {text("Don't have an account?")}{' '}
        <Link to={{ pathname: '/sign-up', search }}>{text('Sign up now')}</Link>
      </p>
    </AccountCard>
  )
}

/** Why the user was sent to this page: Google sent them back, their session ended, or their account was deleted. */
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
  denied: 'You did not let Google sign you in. Try again, or use your email address and password.',
  unverified:
    'Google has not verified your email address. Verify it there first, or sign in with a password.',
  existing: 'This email address belongs to an account that signs in with its password.',
  deactivated: 'This account has been deactivated.',
  unavailable: 'Google cannot be reached right now. Try again later, or use your email address and password.',
  limited: 'Too many attempts. Please try again later.',
  elsewhere:
    'This Google sign-in was not started in this tab, so nobody was signed in. Please start it here.',
  failed: 'Signing in with Google did not work. Please try again.',
}

/** Why a social sign-in came to nothing: `?problem=` of the address in words, of which there is a fixed set. */
function signInProblem(search: string): MessageId | undefined {
  const problem = new URLSearchParams(search).get('problem')
  if (problem === null) return undefined
  return Object.hasOwn(sentences, problem) ? sentences[problem as SignInProblem] : sentences.failed
}
