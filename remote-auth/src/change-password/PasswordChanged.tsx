import { AlertBox, LinkButton } from '@pundi/kit/ui'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'

interface PasswordChangedProps {
  message: string
  /** No session is left, here or elsewhere. */
  mustSignIn: boolean
}

export function PasswordChanged({ message, mustSignIn }: PasswordChangedProps) {
  const text = useText()
  const [to, label] = mustSignIn
    ? (['/sign-in', text('Log in')] as const)
    : (['/setting', text('Back to Settings')] as const)
  return (
    <AccountCard title={text('Set a New Password')} lead={text('It takes the place of the one you had.')}>
      <AlertBox type="success">{message}</AlertBox>
      <LinkButton to={to}>{label}</LinkButton>
    </AccountCard>
  )
}
