import { Link, useLoaderData } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import { useAnswer } from '../../shared/form/use-account-form'
import { ChangePasswordForm } from './ChangePasswordForm'
import type { ChangePasswordData } from '../../shared/link-token/reset-token'
import type { PasswordAnswer } from './send-password'
import { AlertBox, LinkButton } from '@pundi/kit/ui'
import { AccountCard } from '../../shared/account-card/AccountCard'

export function ChangePasswordScreen() {
  const text = useText()
  const { right } = useLoaderData<ChangePasswordData>()
  const answer = useAnswer<PasswordAnswer>()
  if (answer?.isChanged)
    return <PasswordChanged message={answer.message(text)} mustSignIn={answer.mustSignIn} />
  if (right === 'none' || answer?.isLinkDead) return <NoRight message={answer?.message?.(text)} />
  return <ChangePasswordForm right={right} answer={answer} />
}

/**
 * Shown if there is neither a session nor a valid reset link, for example after a reload, which
 * loses the link.
 */
function NoRight({ message }: { message: string | undefined }) {
  const text = useText()
  return (
    <AccountCard title={text('Set a New Password')} lead={text('The new password replaces the current one.')}>
      <AlertBox type="error">
        {message ?? text('To set a new password, sign in or open the link in the reset email.')}
      </AlertBox>
      <LinkButton to="/request-password-reset">{text('Request a reset link')}</LinkButton>
      <p>
        <Link to="/sign-in?next=%2Fchange-password">{text('Log in')}</Link>
      </p>
    </AccountCard>
  )
}

interface PasswordChangedProps {
  message: string
  /** True if all sessions have ended, in this browser and elsewhere. */
  mustSignIn: boolean
}

function PasswordChanged({ message, mustSignIn }: PasswordChangedProps) {
  const text = useText()
  const [to, label] = mustSignIn
    ? (['/sign-in', text('Log in')] as const)
    : (['/setting', text('Back to Settings')] as const)
  return (
    <AccountCard title={text('Set a New Password')} lead={text('The new password replaces the current one.')}>
      <AlertBox type="success">{message}</AlertBox>
      <LinkButton to={to}>{label}</LinkButton>
    </AccountCard>
  )
}
