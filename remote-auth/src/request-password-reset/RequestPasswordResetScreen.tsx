import { AlertBox, Button, Field, useFirstErrorFocus, useSubmitOnce } from '@pundi/shared/ui'
import { Form, Link, useActionData, useNavigation } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import { warmChecks } from '../load-checks'
import type { ResetAnswer } from './route'

export function RequestPasswordResetScreen() {
  const text = useText()
  const answer = useActionData<ResetAnswer>()
  const { message, errors, isSent } = answer ?? {}
  const isBusy = useNavigation().state !== 'idle'
  const form = useFirstErrorFocus(errors)
  const sendOnce = useSubmitOnce(isBusy, answer)

  return (
    <AccountCard
      title={text('Reset Password')}
      lead={text('We send you a link with which you can set a new password.')}
    >
      {message && <AlertBox type={isSent ? 'success' : 'error'}>{message}</AlertBox>}
      <Form method="post" noValidate ref={form} onFocus={warmChecks} onSubmit={sendOnce}>
        <Field label={text('Email')} name="email" error={errors?.['email']}>
          <input type="email" inputMode="email" autoComplete="username" autoCapitalize="none" required />
        </Field>
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Request Reset Password')}</Button>
      </Form>
      <p>
        {text('Remembered it?')} <Link to="/sign-in">{text('Log in')}</Link>
      </p>
    </AccountCard>
  )
}
