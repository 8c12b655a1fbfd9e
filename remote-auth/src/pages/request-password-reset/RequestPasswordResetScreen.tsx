import type { ForgotPasswordBody } from '@pundi/contract'
import type { NamesOf } from '@pundi/kit/form'
import { AlertBox, Button, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { Form, Link } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { carryEmail, takeEmail } from '../../shared/form/carry-email'
import { useText } from '../../catalogue/text'
import { useAccountForm, useAnswer } from '../../shared/form/use-account-form'
import type { ResetAnswer } from './request-reset'

const names = ['email'] satisfies NamesOf<ForgotPasswordBody>[]

export function RequestPasswordResetScreen() {
  const text = useText()
  const answer = useAnswer<ResetAnswer>()
  const { isBusy, message, field, form } = useAccountForm(names, answer)
  const [email] = useState(takeEmail)

  return (
    <AccountCard title={text('Reset Password')} lead={text('We’ll email you a link to set a new password.')}>
      {message && <AlertBox type={answer?.isSent ? 'success' : 'error'}>{message}</AlertBox>}
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
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Request Reset Password')}</Button>
      </Form>
      <p>
        {text('Remembered your password?')}{' '}
        <Link to="/sign-in" onClick={carryEmail}>
          {text('Log in')}
        </Link>
      </p>
    </AccountCard>
  )
}
